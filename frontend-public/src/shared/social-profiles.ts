import type { IconName } from '@manjara/ui';

/** The workshop's profiles, as the heroes of the join and contact pages link them (spec §2). */
export const SOCIAL_PROFILES = [
  { network: 'linkedin', href: 'https://www.linkedin.com/company/manjara' },
  { network: 'instagram', href: 'https://www.instagram.com/manjara' },
  { network: 'x', href: 'https://x.com/manjara' },
] as const satisfies readonly { network: IconName; href: string }[];

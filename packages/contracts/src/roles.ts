/** The role of an account. Editors have no access to personal data, settings and people. */
export const ROLES = ['owner', 'editor'] as const;

export type Role = (typeof ROLES)[number];

/** What only owners see in the activity and in the trash. */
const OWNER_KINDS = ['messages', 'jobs', 'site-settings', 'people'] as const;

export const isOwnerKind = (kind: string): boolean =>
  (OWNER_KINDS as readonly string[]).includes(kind);

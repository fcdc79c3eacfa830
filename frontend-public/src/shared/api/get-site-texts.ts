import type { SiteTexts } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';

/** Texts of the contact and join sections (spec §7). */
export const getSiteTexts = (signal?: AbortSignal): Promise<SiteTexts> =>
  getFromApi<SiteTexts>('/content', signal);

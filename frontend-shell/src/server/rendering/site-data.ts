import {
  type CategoryLists,
  FIRST_CATEGORIES,
  NO_SITE_SETTINGS,
  type SiteSettings,
} from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';

const TIMEOUT_MS = 2_000;

/**
 * Reads what every page needs; the last known value while the API does not answer. Such a page is
 * readable, and it is not cached, because the API's health records the failure.
 */
function lastKnown<T extends object>(path: string, initial: T): () => Promise<T> {
  let known = initial;
  return async () => {
    try {
      known = { ...initial, ...(await getFromApi<T>(path, AbortSignal.timeout(TIMEOUT_MS))) };
    } catch {
      // As above.
    }
    return known;
  };
}

export const readSiteSettings = lastKnown<SiteSettings>('/site-settings', NO_SITE_SETTINGS);

export const readCategories = lastKnown<CategoryLists>('/categories', FIRST_CATEGORIES);

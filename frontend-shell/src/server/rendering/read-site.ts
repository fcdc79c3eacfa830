import {
  type CategoryLists,
  FIRST_CATEGORIES,
  NO_SITE_SETTINGS,
  type SiteMetadata,
  type SiteSettings,
} from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';

const TIMEOUT_MS = 2_000;

/** What all pages share. */
interface Site {
  settings: SiteSettings;
  categories: CategoryLists;
  /** Pages for which the owner chose something. */
  pages: Partial<SiteMetadata>;
}

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

export const readSettings = lastKnown<SiteSettings>('/site-settings', NO_SITE_SETTINGS);

const readCategories = lastKnown<CategoryLists>('/categories', FIRST_CATEGORIES);

const readMetadata = lastKnown<Partial<SiteMetadata>>('/page-metadata', {});

const isChosen = ({ description, arDescription, image }: SiteMetadata[keyof SiteMetadata]) =>
  Boolean(description || arDescription || image);

export async function readSite(): Promise<Site> {
  const [settings, categories, metadata] = await Promise.all([
    readSettings(),
    readCategories(),
    readMetadata(),
  ]);
  const pages = Object.entries(metadata).filter(([, page]) => isChosen(page));
  return { settings, categories, pages: Object.fromEntries(pages) };
}

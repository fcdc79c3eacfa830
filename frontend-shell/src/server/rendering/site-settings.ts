import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';

const TIMEOUT_MS = 2_000;

let lastKnown = NO_SITE_SETTINGS;

/** The site's settings; the last known ones while the API does not answer. */
export async function readSiteSettings(): Promise<SiteSettings> {
  try {
    const read = getFromApi<SiteSettings>('/site-settings', AbortSignal.timeout(TIMEOUT_MS));
    lastKnown = { ...NO_SITE_SETTINGS, ...(await read) };
  } catch {
    // The page is readable without the settings. It is not cached, because the API's health records
    // the failure.
  }
  return lastKnown;
}

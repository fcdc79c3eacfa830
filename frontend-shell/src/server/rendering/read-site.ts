import { NO_SITE_SETTINGS, type SiteMetadata, type SiteSettings } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';

const TIMEOUT_MS = 2_000;

/** What all pages share. */
interface Site {
  settings: SiteSettings;
  /** Pages for which the owner chose something. */
  pages: Partial<SiteMetadata>;
}

let lastKnown: Site = { settings: NO_SITE_SETTINGS, pages: {} };

const isChosen = ({ description, arDescription, image }: SiteMetadata[keyof SiteMetadata]) =>
  Boolean(description || arDescription || image);

/** Null without an answer. The page is then not cached: the API's health records the failure. */
const readOrNull = <T>(path: string): Promise<T | null> =>
  getFromApi<T>(path, AbortSignal.timeout(TIMEOUT_MS)).catch(() => null);

/** The site's settings; the last known ones while the API does not answer. */
export async function readSettings(): Promise<SiteSettings> {
  const settings = await readOrNull<SiteSettings>('/site-settings');
  if (settings) lastKnown = { ...lastKnown, settings: { ...NO_SITE_SETTINGS, ...settings } };
  return lastKnown.settings;
}

async function readPages(): Promise<Site['pages']> {
  const read = await readOrNull<SiteMetadata>('/page-metadata');
  const chosen = Object.entries(read ?? {}).filter(([, page]) => isChosen(page));
  if (read) lastKnown = { ...lastKnown, pages: Object.fromEntries(chosen) };
  return lastKnown.pages;
}

export async function readSite(): Promise<Site> {
  const [settings, pages] = await Promise.all([readSettings(), readPages()]);
  return { settings, pages };
}

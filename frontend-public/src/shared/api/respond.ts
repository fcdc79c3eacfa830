import { data } from '@manjara/platform';

/**
 * Loader response. 503 if the main content failed, so that neither caches nor crawlers store the
 * page.
 */
export const respond = <T extends { failed: boolean }>(page: T) =>
  data(page, { status: page.failed ? 503 : 200 });

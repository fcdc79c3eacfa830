import { data } from '@manjara/platform';

/**
 * What a page's loader answers. A page whose main content is missing still stands, but says 503,
 * so that neither a cache nor a crawler keeps it.
 */
export const respond = <T extends { failed: boolean }>(page: T) =>
  data(page, { status: page.failed ? 503 : 200 });

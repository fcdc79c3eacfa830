/** Whether the server has a stale copy of the page, because the API is unavailable there, too. */
async function isCached(url: string): Promise<boolean> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD' });
    return /ttl=-/.test(headers.get('cache-status') ?? '');
  } catch {
    return false;
  }
}

/** Redirect with a document load; the router's own helper would be in every first page. */
const loadOf = (url: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: url, 'X-Remix-Reload-Document': 'true' },
  });

/**
 * Result of a navigation whose data cannot be loaded: a document load of the server's cached page,
 * if there is one; else the loader's failure. A page that reloads its own data stays as it is,
 * because the visitor may be typing. The current page must come from the router: on back
 * navigation, `location` is the new page already, and its URL may have a fragment.
 */
export async function cachedPageOr(
  url: string,
  failure: unknown,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): Promise<unknown> {
  const stands = url === location.origin + pathname + search;
  return !stands && (await isCached(url)) ? loadOf(url) : failure;
}

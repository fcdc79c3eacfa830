/** Whether the server shows a page that it has kept, because it cannot have its data either. */
async function isCached(url: string): Promise<boolean> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD' });
    return /ttl=-/.test(headers.get('cache-status') ?? '');
  } catch {
    return false;
  }
}

/** Leads to an address by a load; the router's own helper would be in every first page. */
const loadOf = (url: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: url, 'X-Remix-Reload-Document': 'true' },
  });

/**
 * What a navigation gets whose data cannot be had: the page as the server has kept it, by a load of
 * the whole document, or else what the loader says of the failure. A page that asks anew for its own
 * data stands already, and may hold what somebody types. Which one stands the router says: on the way
 * back the browser names the page to come before there is one, and its address may end in a fragment.
 */
export async function cachedPageOr(
  url: string,
  failure: unknown,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): Promise<unknown> {
  const stands = url === location.origin + pathname + search;
  return !stands && (await isCached(url)) ? loadOf(url) : failure;
}

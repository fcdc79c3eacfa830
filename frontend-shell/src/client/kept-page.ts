import { redirectDocument } from 'react-router-dom';

/** Whether the server shows a page that it has kept, because it cannot have its data either. */
async function isKept(url: string): Promise<boolean> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD' });
    return /ttl=-/.test(headers.get('cache-status') ?? '');
  } catch {
    return false;
  }
}

/**
 * What a navigation gets whose data cannot be had: the page as the server has kept it, by a load of
 * the whole document, or else what the loader says of the failure.
 */
export const keptOr = async (url: string, failure: unknown): Promise<unknown> =>
  (await isKept(url)) ? redirectDocument(url) : failure;

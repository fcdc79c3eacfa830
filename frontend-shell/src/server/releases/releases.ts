import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RemoteKey } from '@manjara/platform';
import { compressed } from '../http/compress';
import type { ReleaseCache } from './release-cache';
import type { ReleaseSlot } from './release-slot';

const ADDRESS = /^\/_releases\/(public|dashboard)\/([\w.+-]+)\/(client\/[\w./@+-]+)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves release files under the shell's own origin: styles from the shell's copies, everything
 * else from the remote's source. Returns false if the path is not a release file.
 */
export async function serveRelease(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  slots: Record<RemoteKey, ReleaseSlot>,
  caches: Record<RemoteKey, ReleaseCache>,
): Promise<boolean> {
  const match = ADDRESS.exec(pathname);
  if (!match || pathname.includes('..')) return false;
  const [, key, version, file] = match as unknown as [string, RemoteKey, string, string];
  const copy = file.endsWith('.css')
    ? await caches[key].read(version, file).catch(() => null)
    : null;
  if (copy) {
    // Compressed here, because styles block the first paint.
    const { body, encoding } = await compressed(copy, request.headers['accept-encoding']);
    response.writeHead(200, {
      'content-type': 'text/css; charset=utf-8',
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'cache-control': IMMUTABLE,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
  await slots[key].source.send(request, response, `${version}/${file}`);
  return true;
}

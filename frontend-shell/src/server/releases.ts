import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RemoteKey } from '@manjara/platform';
import type { ReleaseCache } from './release-cache';
import type { ReleaseSlot } from './release-slot';

const ADDRESS = /^\/_releases\/(public|dashboard)\/([\w.+-]+)\/(client\/[\w./@+-]+)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const UPSTREAM_TIMEOUT_MS = 10_000;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

/**
 * Serves the browser files of releases under the shell's own origin: styles from the shell's
 * copies, everything else from the remote's own server. Answers false when the path is no file
 * of a release.
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
  const type = TYPES[file.split('.').pop() ?? ''];
  const copy = type ? await caches[key].read(version, file).catch(() => null) : null;
  if (copy && type) {
    response.writeHead(200, {
      'content-type': type,
      'content-length': copy.length,
      'cache-control': IMMUTABLE,
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : copy);
    return true;
  }
  let upstream: Response;
  try {
    upstream = await fetch(new URL(`${version}/${file}`, slots[key].base), {
      signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS),
    });
  } catch {
    response
      .writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end('The server of this release does not answer.');
    return true;
  }
  response.writeHead(upstream.status, {
    'content-type': upstream.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': upstream.ok ? IMMUTABLE : 'no-store',
    'x-content-type-options': 'nosniff',
  });
  if (!upstream.body || request.method === 'HEAD') response.end();
  else await pipeline(Readable.fromWeb(upstream.body as never), response).catch(() => {});
  return true;
}

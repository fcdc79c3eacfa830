import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import type { RemoteKey } from '@manjara/platform';
import { createProxyServer } from 'httpxy';
import { compressed } from '../http/compress';
import type { ReleaseCache } from './release-cache';
import type { ReleaseSlot } from './release-slot';

const ADDRESS = /^\/_releases\/(public|dashboard)\/([\w.+-]+)\/(client\/[\w./@+-]+)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const UPSTREAM_TIMEOUT_MS = 10_000;

const proxy = createProxyServer({ proxyTimeout: UPSTREAM_TIMEOUT_MS, agent: new Agent() });
// The answer has ours already, and another team's server may call it otherwise.
proxy.on('proxyRes', ({ headers }) => delete headers[REQUEST_ID_HEADER]);

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
  const copy = file.endsWith('.css')
    ? await caches[key].read(version, file).catch(() => null)
    : null;
  if (copy) {
    // It holds up the first paint.
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
  // The release server is another team's: it is asked for the file, and told nothing of the visitor.
  delete request.headers.cookie;
  delete request.headers.authorization;
  const base = new URL(slots[key].base);
  request.url = `${base.pathname}${version}/${file}`;
  try {
    await proxy.web(request, response, { target: base.origin, changeOrigin: true });
  } catch (error) {
    if (response.headersSent) response.destroy(error as Error);
    else {
      response
        .writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('The server of this release does not answer.');
    }
  }
  return true;
}

import { createServer } from 'node:http';
import path from 'node:path';
import { type RemoteKey, type RemoteModule, setApiBase } from '@manjara/platform';
import pino from 'pino';
import { createApiProxy } from './api-proxy';
import { readConfig } from './config';
import { servePage } from './page';
import { ReleaseCache } from './release-cache';
import { ReleaseSlot } from './release-slot';
import { serveRelease } from './releases';
import { loadShellAssets } from './shell-assets';
import { smokeRender } from './smoke';

const log = pino({ name: 'shell', level: process.env.LOG_LEVEL ?? 'info' });

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const assets = loadShellAssets(config.clientDir);
  setApiBase(`${config.apiUrl}/api`);

  const cache = (key: RemoteKey) => new ReleaseCache(path.join(config.cacheDir, key));
  const caches = { public: cache('public'), dashboard: cache('dashboard') };
  const slot = (key: RemoteKey, smoke?: (module: RemoteModule) => Promise<void>) =>
    new ReleaseSlot({ key, pointerUrl: config.pointers[key], cache: caches[key], log, smoke });
  const slots = { public: slot('public', smokeRender), dashboard: slot('dashboard') };
  await Promise.all(Object.values(slots).map((each) => each.restore()));
  const refresh = () => Promise.all(Object.values(slots).map((each) => each.refresh()));
  await refresh();
  const polling = setInterval(() => void refresh(), config.pollMs);

  const forwardToApi = createApiProxy(config.apiUrl, config.trustProxy, log);
  const server = createServer((request, response) => {
    const forwardedProto = config.trustProxy ? request.headers['x-forwarded-proto'] : undefined;
    const target = request.url ?? '/';
    if (!target.startsWith('/') || !URL.canParse(target, 'http://shell')) {
      response.writeHead(400).end();
      return;
    }
    const url = new URL(target.replace(/^\/{2,}/, '/'), 'http://shell');
    const fail = (error: unknown) => {
      log.error({ err: error, path: url.pathname }, 'request failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error');
    };
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) {
      forwardToApi(request, response).catch(fail);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (url.pathname === '/_health') {
      const remotes = Object.entries(slots).map(([key, { current }]) => [key, current?.version]);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ status: 'ok', remotes: Object.fromEntries(remotes) }));
      return;
    }
    assets.serve(request, response, () => {
      const secure = forwardedProto === 'https';
      serveRelease(request, response, url.pathname, slots, caches)
        .then((served) =>
          served ? undefined : servePage(request, response, url, secure, { slots, assets, log }),
        )
        .catch(fail);
    });
  });

  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    log.info({ port }, 'listening');
    process.send?.({ type: 'ready', port });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is in use: stop what uses it, or set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });

  const stop = () => {
    clearInterval(polling);
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

import { Router } from 'express';
import { SERVICE_WORKER } from './release';
import type { ReleaseCache } from './release-cache';
import type { ReleaseSlot } from './release-slot';

/** Below the dashboard, which limits its scope to the dashboard's pages. */
const ADDRESS = '/dashboard/service-worker.js';
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // A browser that kept it would not see a new release's.
  'cache-control': 'no-cache',
  // It shows notifications with our icon, and requests nothing else.
  'content-security-policy': "default-src 'none'; img-src 'self'",
};

/** Serves the service worker of the live dashboard, from the shell's copy, at a fixed address. */
export function serviceWorkerRouter(slot: ReleaseSlot, cache: ReleaseCache): Router {
  return Router().get(ADDRESS, async (_request, response) => {
    const version = slot.current?.version ?? '';
    const script = await cache.read(version, SERVICE_WORKER).catch(() => null);
    if (!script) return void response.status(404).set('cache-control', 'no-store').end();
    response.set(HEADERS).send(script);
  });
}

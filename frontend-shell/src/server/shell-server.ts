import type { Server } from 'node:http';
import { createHttpServer } from '@manjara/observability';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RemoteKey, setApiBase } from '@manjara/platform';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createApp } from './app';
import type { ShellConfig } from './config';
import { endGracefully } from './http/end-gracefully';
import { PageCache } from './pages/page-cache';
import { RevisionPoller } from './pages/revision-poller';
import { ReleaseCache } from './releases/release-cache';
import { ReleaseSlot } from './releases/release-slot';
import type { ShellAssets } from './rendering/shell-assets';
import { describeShell } from './shell-metrics';
import { RenderProcess } from './rendering/render-process';
import { SupervisedRenderer } from './rendering/supervised-renderer';

export interface ShellServer {
  http: Server;
  slots: Record<RemoteKey, ReleaseSlot>;
  /** Polls the remotes' pointers once. */
  refresh(): Promise<unknown>;
  /** Finishes open requests, accepts no new ones, then closes the renderers. */
  stop(): Promise<void>;
}

/**
 * Timeouts in milliseconds of a request's headers and of the whole request: uploading a hundred
 * photographs over a slow line takes long.
 */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 1_800_000 };

/** Time limit for closing the renderers; with the drain, below the ten seconds of supervisors. */
const CLOSE_MS = 1_000;

/**
 * The shell's server: pages, the remotes' releases, its own files, and the API proxy. Starts with
 * the releases that were live before, then polls for newer ones.
 * @param registry for the metrics; without it nothing is measured
 * @param startRenderer starts a release; the shell server supervises it
 */
export async function createShellServer(
  config: ShellConfig,
  assets: ShellAssets,
  log: Logger,
  registry?: Registry,
  startRenderer = RenderProcess.starter(config.workerFile, log),
): Promise<ShellServer> {
  const cacheOf = (key: RemoteKey) => new ReleaseCache(path.join(config.cacheDir, key));
  const caches = { public: cacheOf('public'), dashboard: cacheOf('dashboard') };
  // For pages rendered in this process: the dashboard's frame and the error pages.
  setApiBase(`${config.apiUrl}/api`);
  const shared = { apiBase: `${config.apiUrl}/api`, shell: assets.files };
  const counts = { processEnds: 0 };
  const start = SupervisedRenderer.starter(startRenderer, {
    log,
    onEnd: () => (counts.processEnds += 1),
  });
  const slot = (key: RemoteKey) =>
    new ReleaseSlot({
      key,
      pointerUrl: config.pointers[key],
      cache: caches[key],
      log,
      start: (release, onFailure) => start({ ...release, ...shared }, onFailure),
    });
  const slots = { public: slot('public'), dashboard: slot('dashboard') };
  const refresh = () => Promise.all(Object.values(slots).map((each) => each.refresh()));
  await Promise.all(Object.values(slots).map((each) => each.restore()));
  await refresh();

  const poller = new RevisionPoller(config.apiUrl, log);
  const cache = new PageCache(config.pageCacheBytes, poller);
  if (registry) describeShell(registry, { ...config, slots, cache, poller, counts });
  const app = createApp({ config, assets, slots, caches, cache, poller, log, registry });
  const http = createHttpServer(app, LIMITS);
  const stop = async () => {
    await endGracefully(http);
    poller.stop();
    // All requests have ended, so do not wait for a hanging renderer.
    const closed = Promise.all(Object.values(slots).map((each) => each.close()));
    await Promise.race([closed, setTimeout(CLOSE_MS, undefined, { ref: false })]);
  };
  return { http, slots, refresh, stop };
}

// The program of a render process: its functions are called by the shell.
import type { SitemapPage } from '@manjara/platform';
import { createBirpc } from 'birpc';
import { LoadedRelease } from './loaded-release';
import {
  type PageRequest,
  plainError,
  type ReleaseDescription,
  type RendererSetup,
  type RenderResult,
} from './renderer';

/** Functions of the render process, called by the shell. */
export interface RenderWorker {
  load(setup: RendererSetup): Promise<ReleaseDescription>;
  render(request: PageRequest): Promise<RenderResult>;
  sitemap(requestId: string): Promise<SitemapPage[]>;
  /** Answers while the event loop turns: with the bytes that the process takes. */
  ping(): number;
}

/** Functions of the shell, called by the render process. */
export interface RenderParent {
  fail(reason: string): void;
}

let release: LoadedRelease | undefined;

function loaded(): LoadedRelease {
  if (!release) throw new Error('No release was loaded.');
  return release;
}

/** Whatever a release throws becomes an error that can be sent. */
async function sendable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message, stack } = plainError(error);
    throw Object.assign(new Error(message), { stack });
  }
}

const worker: RenderWorker = {
  load: (setup) =>
    sendable(async () => {
      release = await LoadedRelease.load(setup);
      return release.description;
    }),
  render: (request) => sendable(() => loaded().render(request)),
  sitemap: (requestId) => sendable(() => loaded().sitemap(requestId)),
  ping: () => process.memoryUsage.rss(),
};

const parent = createBirpc<RenderParent, RenderWorker>(worker, {
  post: (message) => new Promise((resolve) => process.send?.(message, resolve)),
  on: (receive) => process.on('message', receive),
  timeout: -1,
});

process.on('uncaughtException', (error) => {
  console.error(error);
  void parent.fail.asEvent(plainError(error).message).finally(() => process.exit(1));
});
// The shell ends it; Ctrl-C and supervisors signal both, while the shell still answers requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

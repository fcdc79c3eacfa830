// Entry point of a render process, whose functions are called by the shell.
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
  /** Answers only while the event loop runs; returns the resident memory in bytes. */
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

/** Turns anything that a release throws into a serialisable error. */
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
// Ignored: Ctrl-C and supervisors signal both processes, and the shell ends this one after its last
// requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

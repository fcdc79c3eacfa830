// The program of a render thread: each export is a task that the shell's own thread may ask for.
import { parentPort, workerData } from 'node:worker_threads';
import type { SitemapPage } from '@manjara/platform';
import { LoadedRelease } from './loaded-release';
import {
  type PageRequest,
  type PlainError,
  plainError,
  type ReleaseDescription,
  type RendererSetup,
  type RenderResult,
} from './renderer';

/** What a thread is given when it starts. */
export interface WorkerData {
  heartbeatMs: number;
}

/** Rejections are for threads that ended; what a release refuses to do is an answer. */
export type Answer<T> = { value: T } | { error: PlainError };

let release: LoadedRelease | undefined;

function loaded(): LoadedRelease {
  if (!release) throw new Error('No release was loaded.');
  return release;
}

async function answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: plainError(error) };
  }
}

export const load = (setup: RendererSetup): Promise<Answer<ReleaseDescription>> =>
  answer(async () => {
    release = await LoadedRelease.load(setup);
    return release.description;
  });

export const render = (request: PageRequest): Promise<Answer<RenderResult>> =>
  answer(() => loaded().render(request));

export const sitemap = (requestId: string): Promise<Answer<SitemapPage[]>> =>
  answer(() => loaded().sitemap(requestId));

// Sent as long as the event loop turns.
const beat = () => parentPort?.postMessage('heartbeat');
beat();
setInterval(beat, (workerData as WorkerData).heartbeatMs);

import { EventEmitter, once } from 'node:events';
import type { SitemapPage } from '@manjara/platform';
import { Piscina } from 'piscina';
import {
  type PageRequest,
  type ReleaseDescription,
  type Renderer,
  RendererGone,
  type RendererSetup,
  type RenderResult,
  type StartRenderer,
} from './renderer';
import type { Answer, WorkerData } from './worker';

const HEARTBEAT_MS = 1000;
/**
 * So many heartbeats may be missing. In the meantime nothing else can be rendered; but a good release
 * must not be set aside because the machine is busy.
 */
const MAX_MISSED = 10;
/** Until the release was read and tried: code that runs for the first time is slow. */
const MAX_MISSED_AT_START = 30;
/**
 * Pages that are rendered side by side, most of them waiting for the API; more at once would keep
 * the thread from its heartbeat.
 */
const MAX_CONCURRENT = 32;
/** Megabytes of JavaScript objects; a release needs about a tenth. */
const MAX_HEAP_MB = 256;

/**
 * Renders a release's pages in a thread of its own. When the release throws outside of a page,
 * blocks its thread or takes too much memory, the thread ends and nothing else.
 */
export class RenderPool implements Renderer {
  description: ReleaseDescription = { routes: [], navigation: [] };
  readonly #pool: Piscina;
  readonly #pulse: NodeJS.Timeout;
  /** Heartbeats that should have come since the last one. They, and no clock: machines sleep. */
  #missed = 0;
  #isLoaded = false;
  #running = 0;
  #gone?: RendererGone;
  #isClosing = false;
  readonly #idle = new EventEmitter();

  private constructor(
    filename: string,
    private readonly onFailure: (reason: string) => void,
    private readonly heartbeatMs: number,
  ) {
    this.#pool = new Piscina({
      filename,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: MAX_CONCURRENT,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      // With them an idle thread sleeps, and the release's timers with it.
      atomics: 'disabled',
      workerData: { heartbeatMs } satisfies WorkerData,
      recordTiming: false,
    });
    // The threads have told already.
    this.#pool.on('error', () => {});
    this.#pool.on('message', () => (this.#missed = 0));
    for (const thread of this.#pool.threads) {
      // Before its end is told of, which says less.
      thread.once('error', (error: Error) => this.#fail(error.message));
      thread.once('exit', (code) => this.#fail(`it ended its thread with code ${code}`));
    }
    this.#pulse = setInterval(() => this.#count(), heartbeatMs).unref();
  }

  /**
   * How releases are started in threads.
   * @param filename the built program of the thread
   */
  static starter(filename: string, heartbeatMs = HEARTBEAT_MS): StartRenderer {
    return async (setup: RendererSetup, onFailure) => {
      const renderer: RenderPool = new RenderPool(
        filename,
        (reason) => renderer.#isLoaded && onFailure(reason),
        heartbeatMs,
      );
      try {
        renderer.description = await renderer.#ask<ReleaseDescription>('load', setup);
        renderer.#isLoaded = true;
        return renderer;
      } catch (error) {
        await renderer.close();
        throw error;
      }
    };
  }

  async render(request: PageRequest): Promise<RenderResult> {
    const result = await this.#ask<RenderResult>('render', request);
    const { page } = result;
    // It crosses threads as plain bytes.
    if ('html' in page)
      page.html = Buffer.from(page.html.buffer, page.html.byteOffset, page.html.length);
    return result;
  }

  sitemap(requestId: string): Promise<SitemapPage[]> {
    return this.#ask('sitemap', requestId);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#running > 0 && !this.#gone) await once(this.#idle, 'idle');
    this.#gone ??= new RendererGone('The release is not live any more.');
    await this.#end();
  }

  async #ask<T>(name: string, task: unknown): Promise<T> {
    if (this.#gone) throw this.#gone;
    if (this.#isClosing) throw new RendererGone('The release is not live any more.');
    this.#running += 1;
    let answer: Answer<T>;
    try {
      answer = (await this.#pool.run(task, { name })) as Answer<T>;
    } catch (error) {
      throw this.#fail((error as Error).message);
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#idle.emit('idle');
    }
    if ('value' in answer) return answer.value;
    throw Object.assign(new Error(answer.error.message), answer.error);
  }

  #count(): void {
    this.#missed += 1;
    if (this.#missed <= (this.#isLoaded ? MAX_MISSED : MAX_MISSED_AT_START)) return;
    const seconds = Math.round((this.#missed * this.heartbeatMs) / 1000);
    this.#fail(`it blocked its thread for ${seconds} seconds`);
  }

  #fail(reason: string): RendererGone {
    if (this.#gone) return this.#gone;
    this.#gone = new RendererGone(reason);
    void this.#end();
    this.onFailure(reason);
    return this.#gone;
  }

  async #end(): Promise<void> {
    clearInterval(this.#pulse);
    await this.#pool.destroy();
  }
}

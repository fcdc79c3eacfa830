import { setTimeout as pause } from 'node:timers/promises';
import type { SitemapPage } from '@manjara/platform';
import type { Logger } from 'pino';
import { FailureHistory } from './failure-history';
import { RenderSlots } from './render-slots';
import {
  type PageRequest,
  PageUnavailable,
  type ReleaseDescription,
  type Renderer,
  RendererEnded,
  type RenderResult,
  type StartRenderer,
} from './renderer';
import { withAbortSignal } from './with-abort-signal';

/** Longest wait for a page, including a restart of its process. */
const PAGE_WAIT_MS = 12_000;
const SITEMAP_WAIT_MS = 60_000;
/** Requests do not wait for a restart that is due later than this. */
const MAX_PAUSE_WAIT_MS = 2_000;
const RETRY_AFTER_S = 5;
/** Minimum time between two calls of `onFailure`, each of which may start another release. */
const NOTIFY_EVERY_MS = 60_000;

export interface SupervisorOptions {
  log: Logger;
  /** Called when a render process ends. */
  onEnd?(): void;
  pageWaitMs?: number;
  /** Waits before a restart; rejects on abort. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

const pauseFor = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal });
const notLive = () => new RendererEnded('The release is not live any more.');

/**
 * Restarts the process of a release when it ends, and finds the address that caused it. That
 * address is refused for a while; after more failures the release fails.
 */
export class SupervisedRenderer implements Renderer {
  description: ReleaseDescription = { routes: [], navigation: [] };
  /** The current process, or the one that is starting. */
  #process!: Promise<Renderer>;
  #running: Renderer | undefined;
  #resumesAt = 0;
  #notifiedAt = -Infinity;
  readonly #history = new FailureHistory();
  readonly #slots = new RenderSlots();
  readonly #inFlight = new Set<{ address: string }>();
  readonly #closing = new AbortController();

  private constructor(
    private readonly start: (signal?: AbortSignal) => Promise<Renderer>,
    private readonly onFailure: (reason: string) => void,
    private readonly options: SupervisorOptions,
  ) {}

  /** Wraps `start`: ended processes are restarted. */
  static starter(start: StartRenderer, options: SupervisorOptions): StartRenderer {
    return async (setup, onFailure) => {
      const renderer: SupervisedRenderer = new SupervisedRenderer(
        (signal) => start(setup, (reason) => renderer.#onEnd(reason), signal),
        onFailure,
        { ...options, log: options.log.child({ release: setup.filename }) },
      );
      renderer.#running = await renderer.start();
      renderer.#process = Promise.resolve(renderer.#running);
      renderer.description = renderer.#running.description;
      return renderer;
    };
  }

  get memory(): number | undefined {
    return this.#running?.memory;
  }

  render(request: PageRequest): Promise<RenderResult> {
    const { pathname } = new URL(request.url);
    return this.#run(pathname, this.options.pageWaitMs ?? PAGE_WAIT_MS, async (renderer) => {
      const result = await renderer.render(request);
      // Failures of the API do not count against the release.
      const hasFailed = result.page.status >= 500 && !result.apiHealth.failed;
      this.#history.rendered(pathname, hasFailed);
      if (hasFailed) this.#checkVerdict('the last one with an error');
      return result;
    });
  }

  sitemap(requestId: string): Promise<SitemapPage[]> {
    return this.#run('/sitemap.xml', SITEMAP_WAIT_MS, (renderer) => renderer.sitemap(requestId));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const running = await this.#process.catch(() => undefined);
    await running?.close();
  }

  async #run<T>(
    address: string,
    waitMs: number,
    work: (renderer: Renderer) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(waitMs);
    const result = this.#slots.ofAddress(address, () => this.#untilDone(address, signal, work));
    try {
      return await withAbortSignal(signal, result);
    } catch (error) {
      if (error !== signal.reason) throw error;
      throw new PageUnavailable(`${address} took too long`, RETRY_AFTER_S);
    }
  }

  /** Retries work whose process ended, in the next process. */
  async #untilDone<T>(
    address: string,
    signal: AbortSignal,
    work: (renderer: Renderer) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      this.#assertAvailable(address);
      const isSuspect = this.#history.isSuspect(address);
      try {
        return await this.#slots.run(() => this.#attempt(address, signal, work), isSuspect);
      } catch (error) {
        if (!(error instanceof RendererEnded)) throw error;
        if (!this.#closing.signal.aborted) continue;
        if (!this.#history.isSuspect(address)) throw error;
        // Do not try a suspect address with the next release.
        throw new PageUnavailable(`${address} may have ended the process`, RETRY_AFTER_S);
      }
    }
  }

  async #attempt<T>(
    address: string,
    signal: AbortSignal,
    work: (renderer: Renderer) => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    if (this.#closing.signal.aborted) throw notLive();
    this.#assertAvailable(address);
    const renderer = await this.#process;
    signal.throwIfAborted();
    const task = { address };
    this.#inFlight.add(task);
    try {
      const result = await work(renderer);
      this.#history.survived(address);
      return result;
    } catch (error) {
      if (!(error instanceof RendererEnded)) this.#history.survived(address);
      throw error;
    } finally {
      this.#inFlight.delete(task);
    }
  }

  #assertAvailable(address: string): void {
    const refusedMs = this.#history.refusedFor(address);
    if (refusedMs > 0) throw unavailable(`${address} ended the process twice`, refusedMs);
    const pauseMs = this.#resumesAt - performance.now();
    if (pauseMs > MAX_PAUSE_WAIT_MS) throw unavailable('the render process is restarting', pauseMs);
  }

  #onEnd(reason: string): void {
    this.options.log.error({ reason }, `render process ended: ${reason}`);
    this.options.onEnd?.();
    this.#running = undefined;
    this.#history.ended([...this.#inFlight].map(({ address }) => address));
    if (this.#closing.signal.aborted) return;
    this.#process = this.#restart();
    this.#process.catch(() => {});
    this.#checkVerdict(reason);
  }

  async #restart(): Promise<Renderer> {
    const { signal } = this.#closing;
    const { pause: wait = pauseFor } = this.options;
    for (;;) {
      const { pauseMs } = this.#history;
      this.#resumesAt = performance.now() + pauseMs;
      await wait(pauseMs, signal).catch(() => {});
      this.#resumesAt = 0;
      if (signal.aborted) throw notLive();
      try {
        return (this.#running = await this.start(signal));
      } catch (error) {
        if (signal.aborted) throw notLive();
        const reason = `its process cannot be restarted: ${(error as Error).message}`;
        this.options.log.error({ err: error }, reason);
        this.#history.ended([]);
        this.#notifyFailure(reason);
      }
    }
  }

  #checkVerdict(reason: string): void {
    const { verdict } = this.#history;
    if (verdict) this.#notifyFailure(`${verdict}: ${reason}`);
  }

  #notifyFailure(reason: string): void {
    if (performance.now() - this.#notifiedAt < NOTIFY_EVERY_MS) return;
    this.#notifiedAt = performance.now();
    this.onFailure(reason);
  }
}

const unavailable = (reason: string, ms: number) =>
  new PageUnavailable(reason, Math.ceil(ms / 1000));

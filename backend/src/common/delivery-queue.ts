import type { Logger } from '@nestjs/common';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Counter, Gauge } from 'prom-client';

/** Waiting deliveries; further ones are dropped. */
export const QUEUE_CAPACITY = 200;
/** Delays between attempts; long enough for a server that restarts, or a mail server that greylists. */
const RETRY_DELAYS_MS = [1_000, 15_000, 120_000, 600_000];
/** How long shutdown waits for deliveries in flight, counted from the start of the shutdown. */
const SHUTDOWN_TIMEOUT_MS = 4_000;
/** Minimum for deliveries, when requests in flight have used up `SHUTDOWN_TIMEOUT_MS`. */
const MIN_SHUTDOWN_TIMEOUT_MS = 1_500;
/** Time to log the aborted deliveries. */
const ABORT_TIMEOUT_MS = 100;

type Outcome = 'sent' | 'lost' | 'dropped' | 'cancelled';

/** One attempt; rejects when it failed. */
type Attempt = (signal: AbortSignal) => Promise<void>;

interface Delivery {
  /** The log and the metrics name only the kind of a delivery, never its content. */
  kind: string;
  /** Called later, once; resolves to null when there is nothing to send. */
  compose: () => Promise<Attempt | null>;
  /** Called before each attempt: another process may have erased the record. */
  isWanted?: () => Promise<boolean>;
}

interface DeliveryFailure {
  /** No further attempt is worth it. */
  permanent: boolean;
  [field: string]: unknown;
}

interface Options {
  /** Field of the log: `mail` or `push`. */
  name: string;
  logger: Logger;
  waiting: Gauge;
  outcomes: Counter<'kind' | 'outcome'>;
  /** Fields of an error for the log, without personal data. */
  failureOf: (error: unknown) => DeliveryFailure;
}

const always = () => Promise.resolve(true);

/** Delivers in the background, with retries: the caller neither waits nor sees a failure. */
export class DeliveryQueue {
  private readonly deliveries = new Set<Promise<void>>();
  /** Ends the pauses between attempts: each waiting delivery makes its last attempt at once. */
  private readonly closing = new AbortController();
  /** Aborts the attempts. */
  private readonly closed = new AbortController();
  private closingSince = 0;

  constructor(private readonly options: Options) {}

  /** Queues a delivery and returns at once; never throws. */
  post(delivery: Delivery): void {
    const { name, logger, waiting } = this.options;
    const { kind } = delivery;
    if (this.deliveries.size >= QUEUE_CAPACITY) {
      this.count(kind, 'dropped');
      logger.error({ [name]: kind }, `${name} dropped: too many are waiting`);
      return;
    }
    waiting.inc();
    const work = this.deliver(delivery).finally(() => {
      this.deliveries.delete(work);
      waiting.dec();
    });
    this.deliveries.add(work);
  }

  /** Lets waiting deliveries make their last attempt. */
  beginClosing(): void {
    this.closingSince = Date.now();
    this.closing.abort();
  }

  /** Call it after the requests in flight, which may have queued deliveries. */
  async close(): Promise<void> {
    const remaining = this.closingSince + SHUTDOWN_TIMEOUT_MS - Date.now();
    await this.settled(Math.max(remaining, MIN_SHUTDOWN_TIMEOUT_MS));
    this.closed.abort();
    await this.settled(ABORT_TIMEOUT_MS);
  }

  private async settled(timeoutMs: number): Promise<void> {
    const all = Promise.all(this.deliveries);
    await Promise.race([all, pause(timeoutMs, undefined, { ref: false })]);
  }

  private async deliver({ kind, compose, isWanted = always }: Delivery): Promise<void> {
    const { name, logger, failureOf } = this.options;
    // Composing must not delay the caller's response.
    await nextTurn();
    const attemptOnce = await this.composed(kind, compose);
    if (!attemptOnce) return;
    for (let attempt = 1; ; attempt++) {
      const delay = RETRY_DELAYS_MS[attempt - 1];
      const isLast = delay === undefined || this.closing.signal.aborted;
      const about = { [name]: kind, attempt };
      try {
        const outcome = (await isWanted()) ? 'sent' : 'cancelled';
        // One signal per attempt: listeners on a shared signal would accumulate.
        if (outcome === 'sent') await attemptOnce(AbortSignal.any([this.closed.signal]));
        this.count(kind, outcome);
        logger.log(about, `${name} ${outcome}`);
        return;
      } catch (error) {
        const failure = failureOf(error);
        if (isLast || failure.permanent || this.closed.signal.aborted) {
          this.count(kind, 'lost');
          logger.error({ ...about, ...failure }, `${name} not sent; giving up`);
          return;
        }
        logger.warn({ ...about, ...failure }, `${name} not sent; retrying`);
        const signal = AbortSignal.any([this.closing.signal]);
        await pause(delay, undefined, { ref: false, signal }).catch(() => undefined);
      }
    }
  }

  private async composed(kind: string, compose: Delivery['compose']): Promise<Attempt | null> {
    try {
      return await compose();
    } catch (error) {
      const { name, logger } = this.options;
      this.count(kind, 'lost');
      // Log the error's name only: its message may contain personal data.
      logger.error({ [name]: kind, error: (error as Error).name }, `${name} not sent; giving up`);
      return null;
    }
  }

  private count(kind: string, outcome: Outcome): void {
    this.options.outcomes.inc({ kind, outcome });
  }
}

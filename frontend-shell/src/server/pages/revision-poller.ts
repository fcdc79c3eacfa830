import type { Logger } from 'pino';

/** The API's status and content revision. */
export interface ApiStatus {
  /** Revision of the content; null if the API does not report one. */
  revision: string | null;
  away: boolean;
  /** The API answers from its cache, because its database is down. */
  stale: boolean;
}

const POLL_MS = 500;
const TIMEOUT_MS = 2000;
/** TTL of a status; longer than POLL_MS plus some delay. */
const BELIEVED_MS = 1000;
/** Longer than POLL_MS and TIMEOUT_MS together. */
const AWAY_BELIEVED_MS = 5000;
/**
 * API processes notice each other's writes within a second: for this long after a change, some may
 * still send the old content.
 */
const SETTLE_MS = 1500;
/** Polling stops after this long without a reader. */
const IDLE_MS = 30_000;

const AWAY: ApiStatus = { revision: null, away: true, stale: false };

/**
 * Polls `GET /api/revision` while pages are read; `check` asks at once if the status has expired or
 * was invalidated.
 */
export class RevisionPoller {
  /** The revision that was confirmed last by an API with a database, and when (epoch ms). */
  confirmed: { revision: string; at: number } | null = null;
  /** Last known status, however old; null before the first response. */
  last: ApiStatus | null = null;
  /** `until` is monotonic (performance.now), so setting the clock does not matter. */
  #believed: { status: ApiStatus; until: number } | null = null;
  #asking: { invalidations: number; answer: Promise<ApiStatus> } | null = null;
  #invalidations = 0;
  #wanted = 0;
  #settlesAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly apiUrl: string,
    private readonly log: Logger,
  ) {}

  /** The cached status; undefined if it has expired: call `check`. */
  get current(): ApiStatus | undefined {
    const now = performance.now();
    this.#wanted = now;
    return this.#believed && now < this.#believed.until ? this.#believed.status : undefined;
  }

  /** When all API processes serve the last revision (epoch ms); may be in the future. */
  get settlesAt(): number {
    // Ignore it if the clock was set back since.
    return this.#settlesAt - Date.now() > SETTLE_MS ? 0 : this.#settlesAt;
  }

  /** Asks the API; concurrent calls share one request. Never rejects. */
  check(): Promise<ApiStatus> {
    const invalidations = this.#invalidations;
    if (this.#asking?.invalidations === invalidations) return this.#asking.answer;
    // Measure from the request, because the content may change before the response.
    const since = { epoch: Date.now(), steady: performance.now() };
    const asking = {
      invalidations,
      answer: this.#ask().then((status) => {
        if (this.#asking === asking) this.#asking = null;
        if (invalidations === this.#invalidations) this.#believe(status, since);
        return status;
      }),
    };
    this.#asking = asking;
    return asking.answer;
  }

  /** Call after a possible write: discards the cached status and any pending response. */
  invalidate(): void {
    this.#invalidations += 1;
    if (!this.#believed?.status.away) this.#believed = null;
    void this.check();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<ApiStatus> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${this.apiUrl}/api/revision`, { signal });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`/api/revision answers ${response.status}`);
      if (this.last?.away) this.log.info('the API answers again');
      return { ...parseRevision(text), away: false };
    } catch (error) {
      if (!this.last?.away) this.log.warn({ err: error }, 'the API does not answer');
      return AWAY;
    }
  }

  #believe(status: ApiStatus, since: { epoch: number; steady: number }): void {
    const { away, stale, revision } = status;
    this.last = status;
    const believed = away ? AWAY_BELIEVED_MS : BELIEVED_MS;
    this.#believed = { status, until: since.steady + believed };
    if (revision !== null && !stale) {
      if (this.confirmed?.revision !== revision) this.#settlesAt = Date.now() + SETTLE_MS;
      this.confirmed = { revision, at: since.epoch };
    }
    clearTimeout(this.#timer);
    if (this.#stopped || performance.now() - this.#wanted > IDLE_MS) return;
    this.#timer = setTimeout(() => void this.check(), POLL_MS).unref();
  }
}

/** An old API without this endpoint: no revision, so the content may change at any time. */
function parseRevision(text: string): Pick<ApiStatus, 'revision' | 'stale'> {
  try {
    const { revision, stale } = JSON.parse(text) as Partial<ApiStatus>;
    return { revision: typeof revision === 'string' ? revision : null, stale: stale === true };
  } catch {
    return { revision: null, stale: false };
  }
}

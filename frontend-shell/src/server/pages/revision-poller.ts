import type { Logger } from 'pino';

/** What is believed of the API's content. */
export interface ApiStatus {
  /** Names the state of the content; null where the API tells none. */
  revision: string | null;
  /** The API does not answer. */
  away: boolean;
  /** The API answers from what it remembers, because its database does not answer. */
  stale: boolean;
}

/** Between two looks at the revision. */
const POLL_MS = 500;
/** For how long an answer is waited for. */
const TIMEOUT_MS = 2000;
/** For how long an answer is believed; more than a look that is a little late needs. */
const BELIEVED_MS = 1000;
/** Longer than the pause between two looks and their timeout together. */
const AWAY_BELIEVED_MS = 5000;
/**
 * API processes learn of each other's writes within a second: for this long after a change, one may
 * answer with the content before it although another one has named the change.
 */
const SETTLE_MS = 1500;
/** Without a reader for this long, nobody needs to know. */
const IDLE_MS = 30_000;

const AWAY: ApiStatus = { revision: null, away: true, stale: false };

/**
 * Knows whether the content has changed: asks `GET /api/revision` every half second for as long as
 * somebody reads pages, and at once when what is believed is too old or in doubt.
 */
export class RevisionPoller {
  /** The revision that was confirmed last by an API with a database, and when (epoch ms). */
  confirmed: { revision: string; at: number } | null = null;
  /** What was believed last, however long ago; null before anybody asked. */
  last: ApiStatus | null = null;
  /** Until when counts by the clock that nobody sets. */
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

  /** What is believed now; undefined when it has to be asked for. */
  get current(): ApiStatus | undefined {
    const now = performance.now();
    this.#wanted = now;
    return this.#believed && now < this.#believed.until ? this.#believed.status : undefined;
  }

  /** When what was read under the last revision became, or becomes, certain (epoch ms). */
  get settlesAt(): number {
    // The clock may have been set back since.
    return this.#settlesAt - Date.now() > SETTLE_MS ? 0 : this.#settlesAt;
  }

  /** Asks; whoever else wants to know waits for the same answer. Never rejects. */
  check(): Promise<ApiStatus> {
    const invalidations = this.#invalidations;
    if (this.#asking?.invalidations === invalidations) return this.#asking.answer;
    // What was true when the question was sent need not be when the answer comes.
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

  /** Somebody may have changed the content: what was asked for before this counts no longer. */
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

/** An API that does not know the question answers as one whose content may change at any time. */
function parseRevision(text: string): Pick<ApiStatus, 'revision' | 'stale'> {
  try {
    const { revision, stale } = JSON.parse(text) as Partial<ApiStatus>;
    return { revision: typeof revision === 'string' ? revision : null, stale: stale === true };
  } catch {
    return { revision: null, stale: false };
  }
}

import type { Logger } from 'pino';

/** What is believed of the API's content. */
export interface Standing {
  /** Names the state of the content; null where the API tells none. */
  revision: string | null;
  /** The API does not answer. */
  away: boolean;
  /** The API answers from what it remembers, because its database does not answer. */
  stale: boolean;
}

/** Asks the API once; rejects when it does not answer. */
export type AskRevision = () => Promise<Pick<Standing, 'revision' | 'stale'>>;

export interface WatchOptions {
  ask: AskRevision;
  log: Logger;
  /** Milliseconds between two looks at the revision. */
  pollMs?: number;
}

const POLL_MS = 500;
/** For how long an answer is believed; more than a look that is a little late needs. */
const BELIEVED_MS = 1000;
/** While the API is away it is asked more and more seldom, but never less than this. */
const AWAY_POLL_MS = 2000;
/** Longer than the pause between two looks and their patience together. */
const AWAY_BELIEVED_MS = 5000;
/**
 * API processes learn of each other's writes within a second: for this long after a change, one may
 * answer with the content before it although another one has named the change.
 */
const SETTLE_MS = 1500;
/** Without a reader for this long, nobody needs to know. */
const IDLE_MS = 30_000;

const AWAY: Standing = { revision: null, away: true, stale: false };

/**
 * Knows whether the content has changed: it looks every half second for as long as somebody asks
 * for pages, and at once when what is believed is too old or in doubt.
 */
export class RevisionWatch {
  /** The revision that was confirmed last by an API with a database, and when (epoch ms). */
  confirmed: { revision: string; at: number } | null = null;
  /** What was believed last, however long ago; null before anybody asked. */
  last: Standing | null = null;
  /** Until when counts by the clock that nobody sets. */
  #believed: { standing: Standing; until: number } | null = null;
  #asking: { doubts: number; answer: Promise<Standing> } | null = null;
  #doubts = 0;
  #failures = 0;
  #wanted = 0;
  #settlesAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(private readonly options: WatchOptions) {}

  /** What is believed now; undefined when it has to be asked for. */
  get standing(): Standing | undefined {
    const now = performance.now();
    this.#wanted = now;
    return this.#believed && now < this.#believed.until ? this.#believed.standing : undefined;
  }

  /** When what was read under the last revision became, or becomes, certain (epoch ms). */
  get settlesAt(): number {
    // The clock may have been set back since.
    return this.#settlesAt - Date.now() > SETTLE_MS ? 0 : this.#settlesAt;
  }

  /** Asks; whoever else wants to know waits for the same answer. Never rejects. */
  confirm(): Promise<Standing> {
    const doubts = this.#doubts;
    if (this.#asking?.doubts === doubts) return this.#asking.answer;
    // What was true when the question was sent need not be when the answer comes.
    const since = { epoch: Date.now(), steady: performance.now() };
    const asking = {
      doubts,
      answer: this.#ask().then((standing) => {
        if (this.#asking === asking) this.#asking = null;
        if (doubts === this.#doubts) this.#believe(standing, since);
        return standing;
      }),
    };
    this.#asking = asking;
    return asking.answer;
  }

  /** Somebody may have changed the content: what was asked for before this counts no longer. */
  doubt(): void {
    this.#doubts += 1;
    if (!this.#believed?.standing.away) this.#believed = null;
    void this.confirm();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<Standing> {
    const { ask, log } = this.options;
    try {
      const answer = { ...(await ask()), away: false };
      if (this.#failures > 0) log.info('the API answers again');
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (this.#failures === 0) log.warn({ err: error }, 'the API does not answer');
      this.#failures += 1;
      return AWAY;
    }
  }

  #believe(standing: Standing, since: { epoch: number; steady: number }): void {
    const { away, stale, revision } = standing;
    this.last = standing;
    const believed = away ? AWAY_BELIEVED_MS : BELIEVED_MS;
    this.#believed = { standing, until: since.steady + believed };
    if (revision !== null && !stale) {
      if (this.confirmed?.revision !== revision) this.#settlesAt = Date.now() + SETTLE_MS;
      this.confirmed = { revision, at: since.epoch };
    }
    clearTimeout(this.#timer);
    if (this.#stopped || performance.now() - this.#wanted > IDLE_MS) return;
    const pause = this.options.pollMs ?? POLL_MS;
    const wait = away ? Math.min(pause * 2 ** this.#failures, AWAY_POLL_MS) : pause;
    this.#timer = setTimeout(() => void this.confirm(), wait).unref();
  }
}

import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type Change, ContentRevision, type RevisionState } from '../database/content-revision';

/** How often other processes' changes are asked for: they are seen within a second. */
const LOOK_EVERY_MS = 500;
/** Without an answer for this long, the database counts as out of reach. */
const LATE_MS = 1_000;
/** A write takes less; whoever announced one and never ended it was killed. */
const WRITER_LIFE_MS = 15_000;

/**
 * Knows, without asking, whether what was read before is still true: it asks the database twice a
 * second for the revision of the public content, and hears of this process's own writes at once.
 */
@Injectable()
export class RevisionWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Revision');
  private readonly events = new EventEmitter().setMaxListeners(0);
  /** Makes revisions that only this process knows unlike those of others. */
  private readonly self = randomBytes(6).toString('hex');
  /** When a writer that has not ended was first seen. */
  private readonly writers = new Map<string, number>();
  private token = '';
  /** Counts this process's changes, so that an answer from before one is known as such. */
  private ownChanges = 0;
  /** Counts what the database has answered beside the question for the revision. */
  private signs = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Counts all changes. */
  private _changes = 0;
  private _revision = `~${this.self}`;
  private _unreachable = false;
  private _confirmedAt = Date.now();

  constructor(private readonly content: ContentRevision) {
    content.onChange((change) => {
      this.ownChanges++;
      this.advanceOwn(change);
      if (change.token === undefined) return;
      // It was told: the database answers, however slowly, and who wrote may see what was written.
      this.signs++;
      this.find();
    });
  }

  /** How often the content has changed, or may have. */
  get changes(): number {
    return this._changes;
  }

  /** The same text as long as the content is the same; for whoever keeps what is made of it. */
  get revision(): string {
    return this._revision;
  }

  /** Whether the database does not answer, so that nothing can be confirmed. */
  get unreachable(): boolean {
    return this._unreachable;
  }

  /** When the generations were last known to be true, in milliseconds since 1970. */
  get confirmedAt(): number {
    return this._confirmedAt;
  }

  /** Resolves as soon as the database is out of reach. */
  async lost(signal: AbortSignal): Promise<void> {
    if (!this._unreachable) await once(this.events, 'lost', { signal });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const { ownChanges } = this;
    const begun = Date.now();
    let answered = false;
    // A process that was busy itself finds the answer waiting, and must not call it late.
    let late: NodeJS.Timeout | undefined;
    const wait = () => {
      const { signs } = this;
      const giveUp = () => {
        if (answered) return;
        if (signs === this.signs) this.lose();
        else wait();
      };
      late = setTimeout(() => setImmediate(giveUp), LATE_MS);
    };
    wait();
    try {
      const state = await this.content.read();
      answered = true;
      if (this.stopped) return;
      // What was asked before a change of our own says nothing about the time after it.
      if (ownChanges === this.ownChanges) this.learn(state, begun);
      this.find();
    } catch (error) {
      answered = true;
      this.lose(error);
    } finally {
      clearTimeout(late);
      if (!this.stopped) {
        this.timer = setTimeout(() => void this.look(), LOOK_EVERY_MS).unref();
      }
    }
  }

  private learn({ token, writers }: RevisionState, begun: number): void {
    // As long as somebody writes, the content may change without a new token.
    if (writers.length > 0) this.advance(undefined, token);
    else if (token !== this.token || this._revision !== token) this.advance(token);
    this._confirmedAt = begun;
    this.forgetKilled(writers, begun);
  }

  /** What others have changed since the last look would be lost, did the new token hide it. */
  private advanceOwn({ token }: Change): void {
    this.advance(token, this.token);
  }

  /** @param token undefined where the content may differ from that of any token */
  private advance(token: string | undefined, known = this.token): void {
    this._changes++;
    this.token = token ?? known;
    this._revision = token ?? `${known}~${this.self}${this._changes}`;
  }

  private forgetKilled(writers: readonly string[], now: number): void {
    for (const known of this.writers.keys()) {
      if (!writers.includes(known)) this.writers.delete(known);
    }
    for (const writer of writers) {
      if (!this.writers.has(writer)) this.writers.set(writer, now);
    }
    const killed = writers.filter(
      (writer) => now - (this.writers.get(writer) ?? now) > WRITER_LIFE_MS,
    );
    if (killed.length > 0) void this.content.forget(killed);
  }

  private lose(error?: unknown): void {
    if (this._unreachable || this.stopped) return;
    this._unreachable = true;
    this.logger.warn(
      { err: error },
      'the database does not answer; readers get what is kept in memory',
    );
    this.events.emit('lost');
  }

  private find(): void {
    if (!this._unreachable) return;
    this._unreachable = false;
    this.logger.log('the database answers again');
  }
}

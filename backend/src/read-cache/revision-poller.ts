import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Gauge } from 'prom-client';
import { BehaviorSubject } from 'rxjs';
import { ContentRevision } from '../database/content-revision';

const POLL_EVERY_MS = 500;
/** The database counts as unreachable when it does not answer within this time. */
const TIMEOUT_MS = 1_000;

const databaseUp = new Gauge({
  name: 'manjara_database_up',
  help: 'Whether the database answers: 1 or 0.',
});
databaseUp.set(1);

/**
 * Knows whether cached content is up to date: this process's own writes are reported at once, other
 * processes' writes are found by polling the token in the database.
 */
@Injectable()
export class RevisionPoller implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Revision');
  /** True while the database does not answer. */
  readonly outage = new BehaviorSubject(false);
  /** Marks revisions that only this process knows. */
  private readonly self = randomBytes(6).toString('hex');
  /** Incremented by every content change; data read in an earlier generation is out of date. */
  generation = 0;
  /** Identifies the content: all processes have the same revision for the same content. */
  revision = `~${this.self}`;
  /** When the generation was last known to be the newest, in milliseconds since 1970. */
  confirmedAt = Date.now();
  private token = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly content: ContentRevision) {
    content.onChange(({ published }) => {
      this.invalidate();
      if (published) this.setOutage(false);
    });
  }

  get unreachable(): boolean {
    return this.outage.value;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.poll();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Called after a write of this process. The next poll reads the new token: setting it here would
   * hide the token of another process that wrote just before.
   */
  private invalidate(): void {
    this.generation++;
    this.revision = `${this.token}~${this.self}${this.generation}`;
  }

  private async poll(): Promise<void> {
    const { generation } = this;
    const startedAt = Date.now();
    // A busy process may find the answer already received: read it before the timeout counts.
    const timeout = setTimeout(
      () => setImmediate(() => isLate && this.setOutage(true)),
      TIMEOUT_MS,
    );
    let isLate = true;
    try {
      const token = await this.content.read();
      // A token read before a write of this process says nothing about the time after the write.
      if (generation === this.generation) this.confirm(token, startedAt);
      this.setOutage(false);
    } catch (error) {
      this.setOutage(true, error);
    } finally {
      isLate = false;
      clearTimeout(timeout);
      if (!this.isStopped) {
        this.timer = setTimeout(() => void this.poll(), POLL_EVERY_MS).unref();
      }
    }
  }

  private confirm(token: string, startedAt: number): void {
    if (token !== this.token) this.generation++;
    this.token = token;
    this.revision = token;
    this.confirmedAt = startedAt;
  }

  private setOutage(isOut: boolean, error?: unknown): void {
    if (this.unreachable === isOut || this.isStopped) return;
    this.outage.next(isOut);
    databaseUp.set(isOut ? 0 : 1);
    if (isOut)
      this.logger.warn(
        { err: error },
        'the database does not answer; public reads come from the cache',
      );
    else this.logger.log('the database answers again');
  }
}

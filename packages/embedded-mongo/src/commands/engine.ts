import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { Database } from '../storage/database';
import { Ballast, checkSpace, diskSize, freeBytes, growthOf, type Space } from '../storage/disk';
import { checkCommand, type CommandContext } from './command';
import { Cursors } from './cursors';
import { CommandRecorder } from './recorder';
import { COMMANDS } from './registry';
import { deleteExpired } from './ttl';

export interface EngineOptions {
  folder: string;
  /** Whether a write is on the disk before it is acknowledged; default true. */
  sync?: boolean;
  /** How often documents whose time is over are removed, in milliseconds; default a minute. */
  ttlInterval?: number;
  /** Told of errors that are not the client's. */
  onError: (error: unknown) => void;
  /** Told once that a transaction could not be put on the disk: this process is to end. */
  onFatal: (error: unknown) => void;
  /** Names of collections that stay writable on a full disk. */
  essential?: readonly string[];
  /** Bytes that are free on the disk of a folder. */
  freeBytes?: (folder: string) => number;
  /** Called with the percentage of checked data, after an unclean stop. */
  onProgress?: (percent: number) => void;
  /** A file for the names of all that clients send, for tests. */
  recordTo?: string;
}

interface QueuedWrite {
  run: (space: Space) => Doc;
  /** Bytes that it brings. */
  size: number;
  resolve: (reply: Doc) => void;
}

/** Runs commands. Reads run at once; writes that come together share one transaction. */
export class Engine {
  private readonly cursors = new Cursors();
  private readonly ttlTimer: NodeJS.Timeout;
  private readonly recorder?: CommandRecorder;
  private readonly ballast: Ballast;
  private queue: QueuedWrite[] = [];
  private closed = false;

  static async open(options: EngineOptions): Promise<Engine> {
    const { folder, sync = true, onProgress } = options;
    return new Engine(await Database.open(folder, sync, onProgress), options);
  }

  private constructor(
    private readonly database: Database,
    private readonly options: EngineOptions,
  ) {
    this.ballast = new Ballast(options.folder);
    this.ttlTimer = setInterval(() => void this.expire(), options.ttlInterval ?? 60_000);
    this.ttlTimer.unref();
    if (options.recordTo) this.recorder = new CommandRecorder(options.recordTo);
  }

  /**
   * Answers one command; an error is an answer with `ok: 0`. There is none, ever, to a write of
   * which nobody knows any more whether it is kept.
   * @param size of the message, in bytes
   */
  async execute(message: Doc, connectionId: number, size: number): Promise<Doc> {
    this.recorder?.record(message);
    try {
      return await this.run(message, connectionId, size);
    } catch (error) {
      return this.errorReply(error);
    }
  }

  private run(message: Doc, connectionId: number, size: number): Doc | Promise<Doc> {
    const [name = ''] = Object.keys(message);
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
    checkCommand(name, message, command);
    const db = typeof message.$db === 'string' ? message.$db : 'admin';
    const { database, cursors } = this;
    const disk = () => ({ free: this.freeBytes(), total: diskSize(this.options.folder) });
    const context: CommandContext = { database, cursors, db, connectionId, disk };
    const run = () => ({ ...command.run(message, context), ok: 1 });
    if (!command.writes) return run();
    const isVital =
      command.isVital?.(message, size) || this.options.essential?.includes(String(message[name]));
    const runWithSpace = (space: Space) => {
      if (!command.isDone?.(message, context)) this.makeSpace(space, size, isVital);
      return run();
    };
    return this.enqueue(runWithSpace, size);
  }

  /**
   * Frees the ballast for essential writes.
   * @throws OutOfDiskSpace when there is no space for a write
   */
  private makeSpace(space: Space, size: number, isVital = false): void {
    try {
      checkSpace(space, size, isVital);
    } catch (error) {
      if (!isVital || !this.ballast.giveUp()) throw error;
      space.disk = this.freeBytes();
      checkSpace(space, size, isVital);
    }
  }

  /** Removes what TTL indexes say is over. */
  private async expire(): Promise<void> {
    await this.enqueue((space) => {
      this.ballast.take(space.disk);
      this.makeSpace(space, 0, true);
      return deleteExpired(this.database);
    }, 0);
  }

  async close(): Promise<void> {
    clearInterval(this.ttlTimer);
    this.flush();
    this.closed = true;
    await this.database.close();
  }

  private enqueue(run: QueuedWrite['run'], size: number): Promise<Doc> {
    if (this.closed) throw new MongoError('ShutdownInProgress', 'the server is shutting down');
    return new Promise((resolve) => {
      if (this.queue.push({ run, size, resolve }) === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits all waiting writes together, so that they share one wait for the disk. */
  private flush(): void {
    const writes = this.queue;
    this.queue = [];
    if (writes.length) this.commit(writes);
  }

  private commit(writes: readonly QueuedWrite[]): void {
    if (this.closed) return;
    let replies: Doc[] | undefined;
    try {
      this.database.transaction(() => {
        replies = this.runAll(writes);
      });
    } catch (error) {
      if (replies) this.fail(error);
      else this.commitAgain(writes, error);
      return;
    }
    for (const [i, { resolve }] of writes.entries()) resolve(replies![i]!);
  }

  private runAll(writes: readonly QueuedWrite[]): Doc[] {
    const space = { disk: this.freeBytes(), reusable: this.database.reusableBytes };
    return writes.map(({ run, size }) => {
      try {
        const reply = run(space);
        space.disk -= growthOf(size);
        return reply;
      } catch (error) {
        // As on the real server, a refused command keeps what it did before. Any other error
        // undoes the transaction.
        if (error instanceof MongoError) return this.errorReply(error);
        throw error;
      }
    });
  }

  /** Nothing of the writes was kept. Alone, only the one that is at fault fails. */
  private commitAgain(writes: readonly QueuedWrite[], error: unknown): void {
    this.database.load();
    if (writes.length === 1) writes[0]!.resolve(this.errorReply(error));
    else for (const write of writes) this.commit([write]);
  }

  /**
   * The disk did not take a transaction. What of it is there is unknown, and LMDB may have damaged
   * the memory of the process, so that nothing more may be done in it. Those who wait are answered
   * nothing: they hear of it as the connection ends.
   */
  private fail(error: unknown): void {
    this.closed = true;
    this.options.onFatal(error);
  }

  private freeBytes(): number {
    return (this.options.freeBytes ?? freeBytes)(this.options.folder);
  }

  private errorReply(error: unknown): Doc {
    if (error instanceof MongoError) {
      const { message, code, codeName, details } = error;
      return { ok: 0, errmsg: message, code, codeName, ...details };
    }
    this.options.onError(error);
    return { ok: 0, errmsg: String(error), code: 8, codeName: 'UnknownError' };
  }
}

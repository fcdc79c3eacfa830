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
  /** Whether a write is on disk before it is acknowledged; default true. */
  sync?: boolean;
  /** Milliseconds between removals of expired documents; default 60,000. */
  ttlInterval?: number;
  /** Called with errors that are not the client's fault. */
  onError: (error: unknown) => void;
  /** Called once if a commit fails on disk: the process must exit. */
  onFatal: (error: unknown) => void;
  /** Names of collections that stay writable on a full disk. */
  essential?: readonly string[];
  /** Free bytes on the disk of a folder. */
  freeBytes?: (folder: string) => number;
  /** Called with the percentage of checked data, after an unclean stop. */
  onProgress?: (percent: number) => void;
  /** Records the names of commands, options and operators in this file, for tests. */
  recordTo?: string;
}

interface QueuedWrite {
  run: (space: Space) => Doc;
  /** Bytes of its message. */
  size: number;
  resolve: (reply: Doc) => void;
}

/** Runs commands. Reads run at once; concurrent writes share a transaction. */
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
   * Runs one command; errors become a reply with `ok: 0`. Never resolves for a write whose outcome
   * is unknown.
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

  /** Commits all queued writes in one transaction, so that they share one disk sync. */
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
        // As on the real server, a failed command keeps its earlier writes. Any other error aborts
        // the transaction.
        if (error instanceof MongoError) return this.errorReply(error);
        throw error;
      }
    });
  }

  /**
   * After an aborted transaction: commits each write on its own, so that only the faulty one fails.
   */
  private commitAgain(writes: readonly QueuedWrite[], error: unknown): void {
    this.database.load();
    if (writes.length === 1) writes[0]!.resolve(this.errorReply(error));
    else for (const write of writes) this.commit([write]);
  }

  /**
   * A commit failed on disk. Its outcome is unknown, and LMDB may have corrupted the process's
   * memory, so nothing more may run. Waiting clients get no reply, only a closed connection.
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

import type { Doc } from '../bson/types';
import { MongoError } from '../errors';
import { Database } from '../storage/database';
import { checkCommand, type Command, type CommandContext } from './command';
import { Cursors } from './cursors';
import { COMMANDS } from './registry';
import { deleteExpired } from './ttl';

export interface EngineOptions {
  folder: string;
  sync?: boolean;
  /** How often documents whose time is over are removed, in milliseconds; default a minute. */
  ttlInterval?: number;
  /** Told of errors that are not the client's. */
  onError: (error: unknown) => void;
}

interface QueuedWrite {
  run: () => Doc;
  resolve: (reply: Doc) => void;
}

/** Runs commands. Reads run at once; writes that come together share one transaction. */
export class Engine {
  private readonly database: Database;
  private readonly cursors = new Cursors();
  private readonly ttlTimer: NodeJS.Timeout;
  private queue: QueuedWrite[] = [];
  private closed = false;

  constructor(private readonly options: EngineOptions) {
    this.database = Database.open(options.folder, options);
    this.ttlTimer = setInterval(() => void this.expire(), options.ttlInterval ?? 60_000);
    this.ttlTimer.unref();
  }

  /** Answers one command; never rejects, an error is an answer with `ok: 0`. */
  async execute(message: Doc, connectionId: number): Promise<Doc> {
    const [name = ''] = Object.keys(message);
    try {
      const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
      if (!command) {
        throw new MongoError('CommandNotFound', `no such command: '${name}'`);
      }
      checkCommand(name, message, command);
      return await this.run(command, message, connectionId);
    } catch (error) {
      return this.errorReply(error);
    }
  }

  private run(command: Command, message: Doc, connectionId: number): Doc | Promise<Doc> {
    const db = typeof message.$db === 'string' ? message.$db : 'admin';
    const { database, cursors } = this;
    const context: CommandContext = { database, cursors, db, connectionId };
    const run = () => ({ ...command.run(message, context), ok: 1 });
    return command.writes ? this.enqueue(run) : run();
  }

  /** Removes what TTL indexes say is over. */
  async expire(): Promise<void> {
    await this.enqueue(() => deleteExpired(this.database));
  }

  async close(): Promise<void> {
    clearInterval(this.ttlTimer);
    this.flush();
    this.closed = true;
    await this.database.close();
  }

  private enqueue(run: () => Doc): Promise<Doc> {
    if (this.closed) {
      throw new MongoError('ShutdownInProgress', 'the server is shutting down');
    }
    return new Promise((resolve) => {
      if (this.queue.push({ run, resolve }) === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits all waiting writes together, so that they share one wait for the disk. */
  private flush(): void {
    const writes = this.queue;
    this.queue = [];
    if (!writes.length) return;
    try {
      this.commit(writes);
    } catch (error) {
      // Nothing of it was kept. Alone, only the one that cannot be committed fails.
      this.database.load();
      if (writes.length === 1) writes[0]!.resolve(this.errorReply(error));
      else for (const write of writes) this.flushAlone(write);
    }
  }

  private flushAlone(write: QueuedWrite): void {
    try {
      this.commit([write]);
    } catch (error) {
      this.database.load();
      write.resolve(this.errorReply(error));
    }
  }

  private commit(writes: readonly QueuedWrite[]): void {
    let replies: Doc[] = [];
    this.database.transaction(() => {
      replies = writes.map(({ run }) => {
        try {
          return run();
        } catch (error) {
          // As on the real server, a refused command keeps what it did before. Any other error
          // undoes the transaction.
          if (error instanceof MongoError) return this.errorReply(error);
          throw error;
        }
      });
    });
    for (const [i, { resolve }] of writes.entries()) resolve(replies[i]!);
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

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { ApiProcess } from './api-process';
import { ADMIN } from './test-app';

const DATABASE = require.resolve('@manjara/embedded-mongo/cli');

export type Part = 'database' | 'api';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The API and the embedded database as processes on one folder, to be killed and started again. */
export class KillableSite {
  private database: ChildProcess | undefined;
  private api: ApiProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly ports: Record<Part, number>,
  ) {}

  static async on(folder: string): Promise<KillableSite> {
    return new KillableSite(folder, { database: await freePort(), api: await freePort() });
  }

  get mongodbUri(): string {
    return `mongodb://127.0.0.1:${this.ports.database}/site`;
  }

  get url(): string {
    return `http://127.0.0.1:${this.ports.api}`;
  }

  async start(part: Part): Promise<void> {
    if (part === 'api') {
      this.api = ApiProcess.run({ ...this.environment, API_PORT: String(this.ports.api) });
      await this.api.address();
      return;
    }
    const args = ['--dir', join(this.folder, 'db'), '--port', String(this.ports.database)];
    // Not the coverage and the like of this process.
    this.database = fork(DATABASE, args, { execArgv: [], stdio: 'ignore' });
    await once(this.database, 'message');
  }

  /** Ends a part with no time for anything. */
  async kill(part: Part): Promise<void> {
    if (part === 'api') {
      this.api?.signal('SIGKILL');
      await this.api?.exit();
      return;
    }
    const { database } = this;
    if (!database || database.exitCode !== null || database.signalCode !== null) return;
    const ended = once(database, 'exit');
    database.kill('SIGKILL');
    await ended;
  }

  /** Runs a program of one task on the database; its exit code and what it has said. */
  async run(program: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
    const task = ApiProcess.run(this.environment, `cli/${program}.js`, args);
    return { code: await task.exit(), output: task.output };
  }

  connect(): Promise<Connection> {
    return createConnection(this.mongodbUri).asPromise();
  }

  private get environment(): Record<string, string> {
    return {
      MONGODB_URI: this.mongodbUri,
      DATA_DIR: this.folder,
      TMPDIR: this.folder,
      DEMO_CONTENT: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_FORMS: '10000',
    };
  }
}

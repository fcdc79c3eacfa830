import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from './admin';
import { type CleanUp, freePort, freshFolder, fromRoot } from './product';
import { serveBuild } from './release';

/** A process of the product that the test starts, kills and restarts at the same address. */
class Part {
  #child: ChildProcess | undefined;
  #output = '';

  constructor(
    private readonly script: string,
    private readonly args: string[],
    private readonly env: Record<string, string>,
  ) {}

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const child = fork(fromRoot(this.script), this.args, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ENV_FILE: '', ...this.env },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve());
      child.once('exit', () => reject(new Error(`${this.script} ended.\n${this.#output}`)));
    });
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  kill = () => this.end('SIGKILL');

  /** Resolves with its exit code when it has ended. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }
}

/** Starts the product as separate processes, which are not restarted when a test kills them. */
export async function startParts(cleanUp: CleanUp, shellEnv = {}) {
  const folder = freshFolder();
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const { pointerUrl } = await serveBuild(cleanUp);
  const [databasePort, apiPort, port] = [await freePort(), await freePort(), await freePort()];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const database = new Part(
    'packages/embedded-mongo/dist/cli.js',
    ['--dir', path.join(folder, 'db'), '--port', String(databasePort)],
    {},
  );
  const api = new Part('backend/dist/main.js', [], {
    DATA_DIR: folder,
    MONGODB_URI: `mongodb://127.0.0.1:${databasePort}/manjara`,
    DEMO_CONTENT: '0',
    API_PORT: String(apiPort),
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const shell = new Part('frontend-shell/dist/server/server.js', [], {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    API_URL: apiUrl,
    REMOTE_PUBLIC_URL: pointerUrl,
    REMOTE_DASHBOARD_URL: `http://127.0.0.1:${await freePort()}/latest.json`,
    ...shellEnv,
  });
  for (const part of [database, api, shell]) {
    cleanUp(() => part.kill());
    await part.start();
  }
  return { url: `http://localhost:${port}`, apiUrl, database, api, shell };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN } from './admin';
import { fromRoot, ROOT } from './paths';

/** What the start script writes once everything answers. */
export interface Run {
  url: string;
  apiUrl: string;
  pointers: { public: string; dashboard: string };
  pids: Record<'start' | 'database' | 'api' | 'shell' | 'public' | 'dashboard', number>;
}

export interface ProductOptions {
  /** The data of an earlier run; a fresh folder by default. */
  dataDir?: string;
  /** Added to the environment, e.g. DEMO_CONTENT. */
  env?: Record<string, string>;
}

const READY_TIMEOUT_MS = 90_000;
const END_TIMEOUT_MS = 20_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const folders = new Set<string>();
// For a run that is broken off; else every folder is deleted by who asked for it.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'manjara-e2e-'));
  folders.add(folder);
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitForEnd(pids: number[]): Promise<void> {
  const limit = Date.now() + END_TIMEOUT_MS;
  while (pids.some(isAlive)) {
    if (Date.now() > limit) throw new Error(`Still running: ${pids.filter(isAlive).join(', ')}.`);
    await pause(50);
  }
}

/** The whole product, as `npm start` runs it, on a free port. */
export class Product {
  private constructor(
    private readonly child: ChildProcess,
    readonly run: Run,
    readonly dataDir: string,
    private readonly lines: string[],
  ) {}

  static async start({ dataDir = freshFolder(), env = {} }: ProductOptions = {}): Promise<Product> {
    const runFile = path.join(dataDir, 'run.json');
    // Left behind by a run that was killed.
    await rm(runFile, { force: true });
    const lines: string[] = [];
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      // The channel ends it with us, even when we are killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        SKIP_BUILD: '1',
        // A developer's own settings may name a database that must not be touched.
        ENV_FILE: '',
        MONGODB_URI: '',
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_LOGIN: '10000',
        RATE_LIMIT_FORMS: '10000',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
    }
    const limit = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      const text = await readFile(runFile, 'utf8').catch(() => '');
      if (text.endsWith('}')) return new Product(child, JSON.parse(text) as Run, dataDir, lines);
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
        child.kill('SIGTERM');
        throw new Error(`The product did not start.\n${lines.join('')}`);
      }
      await pause(50);
    }
  }

  get url(): string {
    return this.run.url;
  }

  /** Everything that its processes have said. */
  get output(): string {
    return this.lines.join('');
  }

  /** Ends it as Ctrl-C does and makes sure that no process is left. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await waitForEnd(this.pids);
  }

  /** Ends every process at once, as a power cut would. */
  async kill(): Promise<void> {
    for (const pid of this.pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await waitForEnd(this.pids);
  }

  /** Stops it, if it still runs, and deletes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private get pids(): number[] {
    return Object.values(this.run.pids);
  }
}

const BUILT = [
  'backend/dist/main.js',
  'frontend-shell/dist/server/server.js',
  'frontend-public/dist/client/mf-manifest.json',
  'frontend-dashboard/dist/client/mf-manifest.json',
  'packages/embedded-mongo/dist/cli.js',
  'packages/releases/dist/cli.js',
].map((file) => fromRoot(file));

/** Throws the one command to run when there is no build. */
export async function assertBuilt(): Promise<void> {
  const missing = await Promise.all(
    BUILT.map((file) =>
      readFile(file).then(
        () => false,
        () => true,
      ),
    ),
  );
  if (missing.includes(true)) throw new Error('The product is not built. Run: npm run build');
}

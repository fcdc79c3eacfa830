import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = join(__dirname, '../../node_modules/.cache/cli/cli.js');

export interface ServerProcess {
  child: ChildProcessWithoutNullStreams;
  uri: string;
  pid: number;
}

/** Starts the command line server and waits for the line that says that it is ready. */
export async function spawnServer(folder: string, ...options: string[]): Promise<ServerProcess> {
  return ready(spawn(process.execPath, [CLI, '--dir', folder, ...options]));
}

/** As `spawnServer`, from a script of the shell in which `"$@"` is the server. */
export async function spawnByShell(script: string, folder: string): Promise<ServerProcess> {
  return ready(spawn('sh', ['-c', script, 'sh', process.execPath, CLI, '--dir', folder]));
}

async function ready(child: ChildProcessWithoutNullStreams): Promise<ServerProcess> {
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close').then(() => Promise.reject(new Error(`the server ended: ${stderr}`))),
  ])) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { uri: string; pid: number }) };
}

/** Runs the command line to its end. */
export async function runServer(...options: string[]) {
  // One that starts although it should not must not keep the tests waiting.
  const child = spawn(process.execPath, [CLI, ...options], { timeout: 10_000 });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, stdout, stderr };
}

/** Sends a signal and waits for the end; answers the exit code, or null after SIGKILL. */
export async function stop(
  { child }: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

/** A fresh folder for each test, and its removal. */
export function useFolder(): { path: string } {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}

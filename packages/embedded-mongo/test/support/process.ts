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

/** Starts the command line server and waits for its ready message. */
export async function spawnServer(folder: string, ...options: string[]): Promise<ServerProcess> {
  return ready(spawn(process.execPath, [CLI, '--dir', folder, ...options]));
}

/** Like `spawnServer`, in a shell script in which `"$@"` is the server. */
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

export async function runServer(...options: string[]) {
  // Timeout, in case a server starts although it should fail.
  const child = spawn(process.execPath, [CLI, ...options], { timeout: 10_000 });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, stdout, stderr };
}

/** Sends a signal and waits for the exit; returns the exit code, null after SIGKILL. */
export async function stop(
  { child }: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

/** A new folder for each test; removed afterwards. */
export function useFolder(): { path: string } {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), 'embedded-mongo-test-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}

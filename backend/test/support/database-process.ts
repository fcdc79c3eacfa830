import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const CLI = require.resolve('@manjara/embedded-mongo/cli');

/** The embedded database in a separate process, which a test can freeze and kill. */
export class DatabaseProcess {
  private constructor(
    private readonly dir: string,
    private readonly port: number,
    private child: ChildProcess,
  ) {}

  static async start(dir: string): Promise<DatabaseProcess> {
    const { child, port } = await launch(dir, 0);
    return new DatabaseProcess(dir, port, child);
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}/test`;
  }

  /** The process keeps its connections but does not answer. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }

  /** On the same port, with the same data. */
  async restart(): Promise<void> {
    this.child = (await launch(this.dir, this.port)).child;
  }

  async end(): Promise<void> {
    await this.kill();
  }
}

async function launch(dir: string, port: number) {
  // `--stdin`: the database exits when this process dies, as its standard input closes then.
  const args = [CLI, '--dir', dir, '--port', String(port), '--stdin'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The database did not start.');
    }),
  ])) as [string];
  return { child, port: (JSON.parse(line) as { port: number }).port };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const BUILT = join(__dirname, '../../dist');

interface ProcessMessage {
  type: 'admin' | 'migrating' | 'ready' | 'memory';
  email?: string;
  password?: string;
  port?: number;
  /** The migration step in progress. */
  sentence?: string;
  memory?: MemoryReport;
}

/** In bytes. */
export interface MemoryReport extends NodeJS.MemoryUsage {
  /** Peak resident memory. */
  peak: number;
}

/** Environment variables that let a process report its `memory`. */
export const MEMORY_PROBE = { NODE_OPTIONS: `--require=${join(__dirname, 'memory-probe.cjs')}` };

/** The built program in a separate process, with only the given environment variables. */
export class ApiProcess {
  readonly messages: ProcessMessage[] = [];
  output = '';
  private readonly ended: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (message: ProcessMessage) => this.messages.push(message));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    // Not `close`, which is not emitted after this side has closed the channel.
    this.ended = Promise.all([
      once(child, 'exit') as Promise<[number | null]>,
      ...[child.stdout, child.stderr].map((stream) => stream && finished(stream)),
    ]).then(([[code]]) => code);
  }

  /** @param program another one than the API, such as `cli/demo-reset.js` */
  static run(
    environment: Record<string, string>,
    program = 'main.js',
    args: readonly string[] = [],
  ): ApiProcess {
    const env = { PATH: process.env.PATH, API_PORT: '0', LOG_LEVEL: 'info', ...environment };
    return new ApiProcess(fork(join(BUILT, program), args, { env, silent: true, execArgv: [] }));
  }

  /** The API's address; throws with the output when the process ends instead. */
  async address(): Promise<string> {
    while (!this.messages.some(({ type }) => type === 'ready')) {
      const ended = this.ended.then(() => {
        throw new Error(`The process ended: ${this.output}`);
      });
      await Promise.race([once(this.child, 'message'), ended]);
    }
    return `http://127.0.0.1:${this.messages.find(({ type }) => type === 'ready')?.port}`;
  }

  /** Memory use after garbage collection. */
  async memory(): Promise<MemoryReport> {
    this.child.send({ type: 'memory' });
    for (;;) {
      const [{ type, memory }] = (await once(this.child, 'message')) as [ProcessMessage];
      if (type === 'memory' && memory) return memory;
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Closes the channel, as the death of a parent does. */
  disconnect(): void {
    this.child.disconnect();
  }

  /** Its exit code; null when a signal killed it. */
  exit(): Promise<number | null> {
    return this.ended;
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { fromRoot } from './paths';
import { freePort, freshFolder } from './product';

type CleanUp = (work: () => Promise<unknown>) => void;

/** The proxy of the containers, where this machine has it: CADDY_PATH, or `caddy` on the path. */
export function findCaddy(): string | undefined {
  const command = process.env.CADDY_PATH ?? 'caddy';
  try {
    execFileSync(command, ['version'], { stdio: 'ignore' });
    return command;
  } catch {
    return undefined;
  }
}

/** Where the processes are that the proxy leads to. */
export interface Upstreams {
  shell: string;
  api: string;
  public: string;
  dashboard: string;
}

export interface Proxy {
  /** The site's address, over TLS. */
  url: string;
  /** The same without. */
  plainUrl: string;
  /** The lines of its log so far. */
  log: () => Record<string, unknown>[];
}

/** The address at which a proxy will answer, for processes that have to know it before. */
export const proxyUrl = async (): Promise<string> => `https://localhost:${await freePort()}`;

const place = (name: string, address: string) => {
  const { hostname, port } = new URL(address);
  // By its number: the processes listen on no other address.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  return { [`${name}_HOST`]: host, [`${name}_PORT`]: port };
};

/** Runs the proxy with the configuration of the containers, and a certificate of its own. */
export async function startProxy(cleanUp: CleanUp, url: string, to: Upstreams): Promise<Proxy> {
  const [folder, plainPort] = [freshFolder(), await freePort()];
  const config = fromRoot('containers/proxy/Caddyfile');
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const child = spawn(findCaddy() ?? 'caddy', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      PUBLIC_URL: url,
      TLS: 'internal',
      REDIRECT_FROM: url.replace('localhost', '127.0.0.1'),
      HTTP_PORT: String(plainPort),
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      PROXY_FILES: fromRoot('containers/proxy'),
      ...place('SHELL', to.shell),
      ...place('API', to.api),
      ...place('PUBLIC_RELEASES', to.public),
      ...place('DASHBOARD_RELEASES', to.dashboard),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  cleanUp(async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  });
  await untilItAnswers(child, url, () => output);
  const log = () =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { url, plainUrl: `http://localhost:${plainPort}`, log };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function untilItAnswers(child: ChildProcess, url: string, output: () => string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended.\n${output()}`);
    const answered = await ask(`${url}/_health`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// Its certificate is of its own making.
const agent = new Agent({ rejectUnauthorized: false });

/** Begins a request through the proxy; the body is the caller's to send. */
export const begin = (url: string, options: RequestOptions = {}) =>
  request(url, { agent, ...options });

export async function answerOf(asked: ReturnType<typeof begin>): Promise<Answer> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, body: Buffer.concat(chunks) };
}

/** Asks through the proxy, with the address exactly as it is written. */
export async function ask(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { origin } = new URL(url);
  return answerOf(begin(origin, { path: url.slice(origin.length), ...options }).end());
}

/** What differs from one answer to the next, or belongs to one connection. */
const OF_THE_MOMENT = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'alt-svc',
  'age',
  'cache-status',
];
const OWN = [...OF_THE_MOMENT, 'x-request-id', 'content-length', 'server-timing'];

/** An answer without that: the same by whichever way it came. */
export const comparable = ({ status, headers }: { status?: number; headers: object }) => ({
  status,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
});

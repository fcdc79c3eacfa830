// The proxy and the file servers of the containers, with processes of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCaddy } from '../machine/caddy.mjs';
import { fromRoot } from './paths';
import { freePort, freshFolder } from './product';
import { release } from './release';

export { findCaddy };

type CleanUp = (work: () => Promise<unknown>) => void;

/** Where the processes are that the proxy leads to. */
export interface Upstreams {
  shell: string;
  api: string;
  public: string;
  dashboard: string;
}

/** For requests through the proxy, whose certificate is of its own making. */
const agent = new Agent({ rejectUnauthorized: false });

/** The address at which a proxy will answer, for processes that have to know it before. */
export const proxyUrl = async () => `https://localhost:${await freePort()}`;

function place(name: string, address: string): Record<string, string> {
  const { hostname, port } = new URL(address);
  // By its number: the processes listen on no other address.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  return { [`${name}_HOST`]: host, [`${name}_PORT`]: port };
}

async function answers(url: string): Promise<boolean> {
  const asked = url.startsWith('https:') ? request(url, { agent }) : plainRequest(url);
  try {
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    answer.resume();
    return true;
  } catch {
    return false;
  }
}

/** Runs Caddy with a configuration of the containers; resolves once `health` answers. */
async function startCaddy(
  cleanUp: CleanUp,
  config: string,
  health: string,
  env: Record<string, string>,
): Promise<{ output: () => string }> {
  const folder = freshFolder();
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const args = ['run', '--config', fromRoot('containers', config), '--adapter', 'caddyfile'];
  const child = spawn(findCaddy() ?? 'caddy', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      ...env,
    },
  });
  const exit = once(child, 'exit');
  cleanUp(() => {
    child.kill('SIGKILL');
    return exit;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  while (!(await answers(health))) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`Caddy ended.\n${output}`);
    await pause(50);
  }
  return { output: () => output };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** Runs the proxy with the configuration of the containers, and a certificate of its own. */
export async function startProxy(cleanUp: CleanUp, url: string, to: Upstreams) {
  const plainPort = await freePort();
  const { output } = await startCaddy(cleanUp, 'proxy/Caddyfile', `${url}/_health`, {
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
  });
  return {
    url,
    /** The same without TLS. */
    plainUrl: `http://localhost:${plainPort}`,
    /** The lines of its log so far, parsed. */
    log: () =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** Publishes both remotes, each to a file server with the configuration of the containers. */
export async function startFileServers(cleanUp: CleanUp) {
  const start = async (app: string) => {
    const root = freshFolder();
    cleanUp(() => rm(root, { recursive: true, force: true }));
    await release(fromRoot(app, 'dist'), root, '1.0.0');
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const env = { RELEASES: root, RELEASES_HOST: '127.0.0.1', RELEASES_PORT: port };
    await startCaddy(cleanUp, 'releases/Caddyfile', `${url}/health`, env);
    return `${url}/latest.json`;
  };
  const pointers = {
    public: await start('frontend-public'),
    dashboard: await start('frontend-dashboard'),
  };
  return {
    pointers,
    /** What a shell has to be told. */
    env: { REMOTE_PUBLIC_URL: pointers.public, REMOTE_DASHBOARD_URL: pointers.dashboard },
  };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

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

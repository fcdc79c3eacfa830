// Runs the containers' proxy and file servers as local processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCaddy } from '../machine/caddy.mjs';
import { type CleanUp, freePort, freshFolder, fromRoot } from './product';
import { release } from './release';

/** Addresses of the processes behind the proxy. */
interface Upstreams {
  shell: string;
  api: string;
  public: string;
  dashboard: string;
}

/** Accepts the proxy's self-signed certificate. */
const agent = new Agent({ rejectUnauthorized: false });

/** A free address for a proxy, for processes that need it before the proxy starts. */
export const proxyUrl = async () => `https://localhost:${await freePort()}`;

function place(name: string, address: string): Record<string, string> {
  const { hostname, port } = new URL(address);
  // IPv4: the processes do not listen on ::1.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  return { [`${name}_HOST`]: host, [`${name}_PORT`]: port };
}

/** Runs Caddy with a configuration of the containers; resolves when `health` answers. */
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
  while (!(await ask(health).catch(() => null))) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`Caddy ended.\n${output}`);
    await pause(50);
  }
  return { output: () => output };
}

/** Runs the proxy with the containers' configuration and a self-signed certificate. */
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
    /** Address without TLS. */
    plainUrl: `http://localhost:${plainPort}`,
    /** The parsed lines of its log so far. */
    log: () =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** Publishes both remotes, each on a file server with the containers' configuration. */
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
    /** The environment of a shell that uses them. */
    env: { REMOTE_PUBLIC_URL: pointers.public, REMOTE_DASHBOARD_URL: pointers.dashboard },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Starts a request through the proxy; the caller sends the body. */
export const begin = (url: string, options: RequestOptions = {}) =>
  url.startsWith('https:') ? request(url, { agent, ...options }) : plainRequest(url, options);

export async function answerOf(asked: ReturnType<typeof begin>): Promise<Answer> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, body: Buffer.concat(chunks) };
}

/** Sends a request through the proxy without normalising its path. */
export async function ask(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { origin } = new URL(url);
  return answerOf(begin(origin, { path: url.slice(origin.length), ...options }).end());
}

/** Headers that differ between responses or connections. */
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

/** A response without those headers, to compare responses of proxy and shell. */
export const comparable = ({ status, headers }: { status?: number; headers: object }) => ({
  status,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
});

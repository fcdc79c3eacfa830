import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import {
  agent,
  startFileServers as startServers,
  startProxy as start,
  type Upstreams,
} from '../../scripts/lib/proxy.mjs';

export { proxyUrl } from '../../scripts/lib/proxy.mjs';

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

export type Proxy = Awaited<ReturnType<typeof start>>;

/** Runs the proxy with the configuration of the containers, and a certificate of its own. */
export async function startProxy(cleanUp: CleanUp, url: string, to: Upstreams): Promise<Proxy> {
  const proxy = await start(findCaddy() ?? 'caddy', url, to);
  cleanUp(proxy.stop);
  return proxy;
}

/** Publishes both remotes to file servers with the configuration of the containers. */
export async function startFileServers(cleanUp: CleanUp) {
  const servers = await startServers(findCaddy() ?? 'caddy');
  cleanUp(servers.stop);
  return servers;
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

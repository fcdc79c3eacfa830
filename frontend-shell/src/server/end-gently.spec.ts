import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endGently } from './end-gently';

let server: Server;
let agent: Agent;
let answer: () => void;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  server = createServer((request, response) => {
    answer = () => response.end('whole');
    if (request.url === '/slow') response.flushHeaders();
    else answer();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  return response;
}

it('ends at once when nothing is being answered', async () => {
  await text(await ask('/'));
  await new Promise<void>((resolve) => endGently(server, resolve));
});

it('finishes what it is answering, and then closes the connection that would stay', async () => {
  const response = await ask('/slow');
  let ended = false;
  const end = new Promise<void>((resolve) => endGently(server, resolve)).then(() => (ended = true));
  const closed = once(response.socket, 'close');
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  answer();
  expect(await text(response)).toBe('whole');
  const began = Date.now();
  await Promise.all([end, closed]);
  // A connection that falls idle by itself is kept for five seconds.
  expect(Date.now() - began).toBeLessThan(3_000);
});

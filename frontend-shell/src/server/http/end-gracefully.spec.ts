import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endGracefully } from './end-gracefully';

const LONG_MS = 60_000;
const agent = new Agent({ keepAlive: true });
let server: Server;
let port: number;
let finish: () => void;
beforeEach(async () => {
  server = createServer({ keepAliveTimeout: LONG_MS }, (request, response) => {
    if (request.url === '/quick') return void response.end('quick');
    response.write('be');
    finish = () => response.end('gun');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  return answer;
}
async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('a server that shuts down', () => {
  it('finishes open requests, accepts no new ones, and closes idle connections', async () => {
    const slow = await ask('/slow');
    expect(await textOf(await ask('/quick'))).toBe('quick');
    let ended = false;
    const end = endGracefully(server, LONG_MS).then(() => (ended = true));
    await expect(ask('/quick')).rejects.toThrow(/ECONN|hang up/);
    expect(ended).toBe(false);
    finish();
    expect(await textOf(slow)).toBe('begun');
    await end;
  });

  it('aborts requests that do not end in time', async () => {
    const slow = await ask('/slow');
    await endGracefully(server, 100);
    await expect(textOf(slow)).rejects.toThrow('aborted');
  });
});

import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Store, storage } from 'nestjs-pino/storage';
import pino from 'pino';
import { endingLogContext } from './log-context';

const log = pino({ level: 'silent' });
let server: Server;
let work: { response: ServerResponse; hasContext: () => Promise<boolean> };
beforeEach(async () => {
  const application = endingLogContext((_request, response) => {
    let look: (() => void) | undefined;
    storage.run(new Store(log), () => {
      const looked = new Promise<void>((resolve) => (look = resolve)).then(
        () => storage.getStore() !== undefined,
      );
      const hasContext = () => {
        look?.();
        return looked;
      };
      work = { response, hasContext };
    });
    server.emit('begun');
  });
  server = createServer(application).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

async function ask() {
  const { port } = server.address() as AddressInfo;
  const begun = once(server, 'begun');
  const asked = get({ port, host: '127.0.0.1', agent: false });
  asked.on('error', () => {});
  await begun;
  return { asked, ...work, closed: once(work.response, 'close') };
}

describe('the context of the log', () => {
  it('is there until the last answer has ended, in whichever way', async () => {
    const [one, other, third] = [await ask(), await ask(), await ask()];
    one.response.end('done');
    await one.closed;
    expect(await other.hasContext()).toBe(true);
    other.asked.destroy();
    await other.closed;
    third.response.end('done');
    await third.closed;
    expect(await third.hasContext()).toBe(false);
  });

  it('begins anew with the next request', async () => {
    const first = await ask();
    first.response.end('done');
    await first.closed;
    const next = await ask();
    expect(await next.hasContext()).toBe(true);
    next.response.end('done');
    await next.closed;
  });
});

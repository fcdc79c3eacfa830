import { once } from 'node:events';
import { Agent, createServer, get, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Metrics } from './metrics';
import { nameRoute, RequestDurations } from './request-durations';

let metrics: Metrics;
let server: Server;
let url: string;
let closed: Promise<unknown>;
beforeEach(async () => {
  metrics = new Metrics();
  const durations = new RequestDurations(metrics, ({ url }) =>
    url?.startsWith('/known') ? '/known/:id' : undefined,
  );
  const listener = durations.of((request, response) => {
    closed = once(response, 'close');
    if (request.url?.startsWith('/named')) nameRoute(request, '/named/:name');
    if (request.url === '/named/cut') {
      response.write('be');
      return;
    }
    if (request.url === '/named/broken') {
      response.write('be', () => response.destroy(new Error('The disk is gone.')));
      return;
    }
    response.writeHead(request.url === '/missing' ? 404 : 200).end('done');
  });
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (path: string, method = 'GET') => {
  await (await fetch(url + path, { method })).text();
  await closed;
};
const counts = async () =>
  [...(await metrics.registry.metrics()).matchAll(/^http_request_duration_seconds_count(.*)$/gm)]
    .map(([, line]) => line)
    .sort();

describe('the durations of requests', () => {
  it('have the template of the route, and never a path', async () => {
    await read('/named/one');
    await read('/named/two?x=1');
    await read('/known/17');
    await read('/missing');
    await read('/made-up/1');
    await read('/made-up/2');
    expect(await counts()).toEqual([
      '{method="GET",route="/known/:id",status="200"} 1',
      '{method="GET",route="/named/:name",status="200"} 2',
      '{method="GET",route="unmatched",status="200"} 2',
      '{method="GET",route="unmatched",status="404"} 1',
    ]);
  });

  it('have few methods', async () => {
    await read('/named/one', 'PUT');
    for (const method of ['PROPFIND', 'MKCOL']) {
      const asked = ask(url, { method, agent: new Agent() }).end();
      const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
      answer.resume();
      await closed;
    }
    expect(await counts()).toEqual([
      '{method="PUT",route="/named/:name",status="200"} 1',
      '{method="other",route="unmatched",status="200"} 2',
    ]);
  });

  it('tell of connections that ended before the answer', async () => {
    const asked = get(`${url}/named/cut`);
    await once(asked, 'response');
    asked.on('error', () => {}).destroy();
    await closed;
    expect(await counts()).toEqual(['{method="GET",route="/named/:name",status="499"} 1']);
  });

  it('tell of answers that the server broke off as of errors, whatever it had begun to say', async () => {
    await expect(read('/named/broken')).rejects.toThrow();
    await closed;
    expect(await counts()).toEqual(['{method="GET",route="/named/:name",status="500"} 1']);
  });
});

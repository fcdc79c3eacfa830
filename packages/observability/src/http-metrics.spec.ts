import { once } from 'node:events';
import { Agent, createServer, get, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { httpDurations } from './http-metrics';

let registry: Registry;
let server: Server;
let url: string;
let closed: Promise<unknown>;
beforeEach(async () => {
  registry = new Registry();
  const measure = httpDurations(registry, ({ url }) =>
    url?.startsWith('/known') ? '/known/:id' : undefined,
  );
  server = createServer((request, response) => {
    measure(request, response);
    closed = once(response, 'close');
    if (request.url === '/known/cut') {
      response.write('be');
      return;
    }
    if (request.url === '/known/broken') {
      response.write('be', () => response.destroy(new Error('The disk is gone.')));
      return;
    }
    response.writeHead(request.url === '/missing' ? 404 : 200).end('done');
  }).listen(0, '127.0.0.1');
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
  [...(await registry.metrics()).matchAll(/^http_request_duration_seconds_count(.*)$/gm)]
    .map(([, line]) => line)
    .sort();

describe('the durations of requests', () => {
  it('have the template of the route, and never a path', async () => {
    await read('/known/one');
    await read('/known/two?x=1');
    await read('/missing');
    await read('/made-up/1');
    await read('/made-up/2');
    expect(await counts()).toEqual([
      '{method="GET",route="/known/:id",status="200"} 2',
      '{method="GET",route="unmatched",status="200"} 2',
      '{method="GET",route="unmatched",status="404"} 1',
    ]);
  });

  it('have few methods', async () => {
    await read('/known/one', 'PUT');
    for (const method of ['PROPFIND', 'MKCOL']) {
      const asked = ask(url, { method, agent: new Agent() }).end();
      const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
      answer.resume();
      await closed;
    }
    expect(await counts()).toEqual([
      '{method="PUT",route="/known/:id",status="200"} 1',
      '{method="other",route="unmatched",status="200"} 2',
    ]);
  });

  it('count connections that ended before the response', async () => {
    const asked = get(`${url}/known/cut`);
    await once(asked, 'response');
    asked.on('error', () => {}).destroy();
    await closed;
    expect(await counts()).toEqual(['{method="GET",route="/known/:id",status="499"} 1']);
  });

  it('count aborted responses as errors, whatever their status', async () => {
    await expect(read('/known/broken')).rejects.toThrow();
    await closed;
    expect(await counts()).toEqual(['{method="GET",route="/known/:id",status="500"} 1']);
  });
});

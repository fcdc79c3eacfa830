import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askApi } from './ask-revision';

describe('the question for the revision', () => {
  const answers = async (listener: RequestListener, test: (url: string) => Promise<void>) => {
    const api = createServer(listener).listen(0, '127.0.0.1');
    await once(api, 'listening');
    try {
      await test(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    } finally {
      api.closeAllConnections();
      await new Promise((resolve) => api.close(resolve));
    }
  };
  const json =
    (status: number, body: string): RequestListener =>
    (request, response) =>
      response.writeHead(request.url === '/api/revision' ? status : 404).end(body);

  it.each([
    [200, '{"revision":"a","stale":false}', { revision: 'a', stale: false }],
    [200, '{"revision":"a","stale":true}', { revision: 'a', stale: true }],
    [404, '{"statusCode":404}', { revision: null, stale: false }],
    [200, '<html>', { revision: null, stale: false }],
  ])('answered with %i and %s is understood', (status, body, expected) =>
    answers(json(status, body), async (url) => expect(await askApi(url)()).toEqual(expected)),
  );

  it.each([
    ['an error of the server', json(503, '{}')],
    ['a lost connection', (({ socket }) => socket.destroy()) as RequestListener],
  ])('is not answered by %s', (_, listener) =>
    answers(listener, async (url) => {
      await expect(askApi(url)()).rejects.toThrow();
    }),
  );

  it.each([
    ['nothing comes', (() => {}) as RequestListener],
    ['the rest does not come', ((_, response) => response.write('{')) as RequestListener],
  ])('is given up after two seconds when %s', (_, listener) =>
    answers(listener, async (url) => {
      const began = Date.now();
      await expect(askApi(url)()).rejects.toThrow();
      expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
    }),
  );
});

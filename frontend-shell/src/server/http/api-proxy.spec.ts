import { once } from 'node:events';
import {
  createServer,
  request as send,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import pino from 'pino';
import { Site } from '../testing/site';
import { createApiProxy } from './api-proxy';

const SHORT_MS = 50;
const LONG_MS = 60_000;

let site: Site;
beforeEach(async () => (site = await Site.begin()));
afterEach(() => site.end());

/** A proxy to an API, with a short timeout for reads. */
async function proxyTo(api: RequestListener) {
  const apiUrl = await site.api(api);
  const forward = createApiProxy({
    apiUrl,
    trustProxy: false,
    log: pino({ level: 'silent' }),
    onWrite: () => {},
    idleMs: { read: SHORT_MS, picture: LONG_MS, other: LONG_MS },
  });
  return site.listen(
    createServer((request, response) => {
      request.headers['x-request-id'] = 'request-1';
      void forward(request, response);
    }),
  );
}

it.each([
  ['ar', 'لم تُجب الخدمة في الوقت المتوقع. حاول مرة أخرى بعد لحظات.'],
  ['en', 'The service did not answer in time. Please try again in a moment.'],
])('answers 504 in %s for an API that does not answer a read', async (language, message) => {
  const url = await proxyTo(() => {});
  const answer = await fetch(`${url}/api/projects`, { headers: { 'accept-language': language } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '5']);
  expect(await answer.json()).toEqual({
    statusCode: 504,
    error: 'gateway_timeout',
    message,
    requestId: 'request-1',
  });
});

it('waits for picture rendering and for writes', async () => {
  const held: ServerResponse[] = [];
  let arrived = () => {};
  const allArrived = new Promise<void>((resolve) => (arrived = resolve));
  const url = await proxyTo((request, response) => {
    request.resume();
    if (request.url === '/api/projects' && request.method === 'GET') return;
    if (held.push(response) === 2) arrived();
  });
  const slow = [
    fetch(`${url}/api/files/1?w=640`),
    fetch(`${url}/api/projects`, { method: 'POST', body: 'a hundred pictures' }),
  ];
  await allArrived;
  // A later read times out before the slow writes.
  const read = await fetch(`${url}/api/projects`);
  expect(read.status).toBe(504);
  for (const response of held) response.end('made');
  const answers = await Promise.all(slow);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('does not cut off an answer that a slow client reads', async () => {
  let answer!: ServerResponse;
  const url = await proxyTo((request, response) => {
    if (request.url !== '/api/slow') return;
    answer = response;
    response.write('be');
  });
  const request = send(`${url}/api/slow`).end();
  const [response] = (await once(request, 'response')) as [AsyncIterable<Buffer>];
  expect((await fetch(`${url}/api/other`)).status).toBe(504);
  answer.end('gun');
  const read: Buffer[] = [];
  for await (const chunk of response) read.push(chunk);
  expect(Buffer.concat(read).toString()).toBe('begun');
});

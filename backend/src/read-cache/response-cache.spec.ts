import express from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stub } from '../../test/support/stub';
import { DAY_MS } from '../common/durations';
import type { AppConfig } from '../config/app-config';
import { ContentRevision } from '../database/content-revision';
import { ResponseCache } from './response-cache';
import type { RevisionPoller } from './revision-poller';

const START = Date.now();

let server: Server;
afterEach(() => {
  server.close();
  jest.restoreAllMocks();
});

it('serves cached responses for one day while the database is unreachable', async () => {
  const poller = { generation: 1, unreachable: false, confirmedAt: START };
  const cache = new ResponseCache(
    { cacheMb: { data: 1, pictures: 0 } } as AppConfig,
    poller as RevisionPoller,
    stub(ContentRevision, { onChange: () => {} }),
  );
  const app = express().use(cache.hits, cache.misses);
  app.get('/boxes', (request, response) => {
    cache.share(request, 'data');
    response.status(poller.unreachable ? 503 : 200).json([]);
  });
  server = app.listen(0);
  const now = jest.spyOn(Date, 'now').mockReturnValue(START);
  const url = `http://localhost:${(server.address() as AddressInfo).port}/boxes`;
  const read = async () => (await fetch(url)).status;

  expect(await read()).toBe(200);
  poller.unreachable = true;
  now.mockReturnValue(START + DAY_MS);
  expect(await read()).toBe(200);
  now.mockReturnValue(START + DAY_MS + 1);
  expect(await read()).toBe(503);
});

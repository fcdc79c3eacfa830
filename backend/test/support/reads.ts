import type { Project } from '@manjara/contracts';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import request, { type Response } from 'supertest';
import { RevisionPoller } from '../../src/read-cache/revision-poller';
import { projectTexts, withTexts } from './factories/project.factory';
import { noisyPicture } from './pictures';
import { PROJECTS } from './projects-api';
import type { TestApp } from './test-app';
import { until } from './until';

/** What the answer says of the cache: `hit`, `fwd=miss`, … */
export const cacheStatus = ({ headers }: { headers: unknown }): string =>
  String((headers as Record<string, string>)['cache-status'] ?? '').replace(/^manjara-api; /, '');

/** Whether an answer came from memory and is true. */
export const isHit = (answer: { headers: unknown }): boolean => cacheStatus(answer) === 'hit';

/** Asks as a visitor, in whose reads nothing of a sign-in is. */
export const visit = (
  server: Server,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  request(server)
    .get(path)
    .set(headers)
    .then((answer) => answer);

export interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Reads an answer as it comes over the wire, still compressed. */
export function raw(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
): Promise<Raw> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((bytes) => resolve({ status, headers: answered, bytes }), reject);
    }).once('error', reject);
  });
}

/** Resolves once a process has found its own last write in the database: until then it expires what it caches. */
export const isSettled = (app: TestApp): Promise<void> =>
  until(() => Promise.resolve(!app.app.get(RevisionPoller).revision.includes('~')));

/** A project with a picture of 400 by 300 pixels. */
export const postProject = async (app: TestApp, admin: string, texts = projectTexts()) =>
  (
    await withTexts(app.http.post(PROJECTS).set('Authorization', admin), texts)
      .attach('image', await noisyPicture({ width: 400, height: 300 }), 'a.png')
      .expect(201)
  ).body as Project;

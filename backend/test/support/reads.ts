import type { Project } from '@manjara/contracts';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { RevisionPoller } from '../../src/read-cache/revision-poller';
import { projectTexts, withTexts } from './factories/project.factory';
import { noisyPicture } from './pictures';
import { PROJECTS } from './projects-api';
import type { TestApp } from './test-app';
import { until } from './until';

/** The Cache-Status of a response: `hit`, `fwd=miss`, … */
export const cacheStatus = ({ headers }: { headers: unknown }): string =>
  String((headers as Record<string, string>)['cache-status'] ?? '').replace(/^manjara-api; /, '');

/** Whether a response came from the cache and is up to date. */
export const isHit = (answer: { headers: unknown }): boolean => cacheStatus(answer) === 'hit';

export interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Reads the response body without decompressing it. */
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

/**
 * Waits until the process has read the token of its last write; until then, its cache entries
 * are invalidated once more.
 */
export const isSettled = (app: TestApp): Promise<void> =>
  until(() => Promise.resolve(!app.app.get(RevisionPoller).revision.includes('~')));

/** A project with a picture of 400 by 300 pixels. */
export const postProject = async (app: TestApp, texts = projectTexts()) =>
  (
    await withTexts(app.asAdmin.post(PROJECTS), texts)
      .attach('image', await noisyPicture({ width: 400, height: 300 }), 'a.png')
      .expect(201)
  ).body as Project;

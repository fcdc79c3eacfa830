import type { mongo } from 'mongoose';
import { monitoredDatabaseUri } from '../support/command-plans';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ mongodbUri: monitoredDatabaseUri() });
});
afterAll(() => app.stop());

it('the server itself ends a query for which nobody waits any more', async () => {
  const limits: unknown[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const { filter, find, pipeline, maxTimeMS } = command as Record<string, unknown>;
    // Files and the content revision are only read by id.
    if (/\.|content_revisions/.test(String(find))) return;
    if (commandName === 'find' || commandName === 'aggregate') {
      limits.push([find, filter ?? pipeline, maxTimeMS]);
    }
  };
  const client = app.connection.getClient().on('commandStarted', note);
  await app.http.get('/api/projects').query({ page: 1, limit: 2, search: 'oak' }).expect(200);
  await app.http.get('/api/project-suggestions').query({ search: 'oak' }).expect(200);
  await app.signIn();
  client.off('commandStarted', note);
  expect(limits.length).toBeGreaterThan(3);
  expect(limits.filter((limit) => (limit as unknown[])[2] !== 6_000)).toEqual([]);
});

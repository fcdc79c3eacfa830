import type { mongo, Schema } from 'mongoose';
import { RouteList } from '../../../src/modules/operations/route-list';
import { FILE_REFERENCES, type FileReference } from '../../../src/storage/file-references';
import { DOCS_CALLS } from '../../contract/support/api-docs';
import { DOCUMENTED_CALLS } from '../../contract/support/openapi';
import { monitoredDatabaseUri } from '../../support/command-plans';
import { useApp } from '../../support/test-app';

const app = useApp({ apiDocs: false, mongodbUri: monitoredDatabaseUri() });

it('answers an unknown address in the one error body', async () => {
  const { body } = await app.http.get('/api/nothing').expect(404);
  expect(body).toEqual({
    statusCode: 404,
    error: 'not_found',
    message: 'There is nothing at this address.',
  });
  await app.http.get('/elsewhere').expect(404).expect('Content-Type', /json/);
});

it('has no documentation unless it is turned on', async () => {
  for (const path of ['/api/docs', '/api/docs-json']) await app.http.get(path).expect(404);
});

it('lets in to each route whom docs/api.md lets in, and nobody else', () => {
  const routes = app.app.get(RouteList).find();
  const decided = Object.fromEntries(DOCS_CALLS.map(({ call, access }) => [call, access]));
  const found = Object.fromEntries(routes.map(({ operation, access }) => [operation, access]));
  expect(found).toEqual(decided);
});

it('lists every call that is documented, and no other', async () => {
  const { body } = await app.http.get('/api/operations').expect(200);
  const documented = DOCUMENTED_CALLS.map(({ name }) => name);
  expect((body as { operations: string[] }).operations.sort()).toEqual(documented.sort());
});

it('sets a server-side timeout for queries', async () => {
  const limits: unknown[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const { filter, find, pipeline, maxTimeMS } = command as Record<string, unknown>;
    // Files, the schema version and the content revision are only read by id.
    if (/\.|content_revisions|^schema$/.test(String(find))) return;
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

/** Paths with ids of other documents. */
const NO_FILES = [
  'lists.ids',
  'sessions.admin',
  'passwordResets.admin',
  'owners.ids',
  'push_subscriptions.admin',
  'variants.files.metadata.of',
];

/** The paths of a schema that hold ids, also within lists, but for its own. */
const idPaths = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([path, type]) => {
    if (type.schema) return idPaths(type.schema).map((inner) => `${path}.${inner}`);
    const { instance } = type.getEmbeddedSchemaType?.() ?? type;
    return instance === 'ObjectId' && path !== '_id' ? [path] : [];
  });

it('has every place where a document holds the id of a file in the table of references', () => {
  const found = Object.values(app.connection.models).flatMap((model) =>
    idPaths(model.schema).map((path) => `${model.collection.collectionName}.${path}`),
  );
  const references = app.app.get<FileReference[]>(FILE_REFERENCES);
  const named = references.flatMap(({ collection, paths }) =>
    paths.map((path) => `${collection}.${path}`),
  );
  expect(found.filter((path) => !NO_FILES.includes(path)).sort()).toEqual(named.sort());
});

// Last, as it ends the connection.
it('answers 503 without the database, like every route that needs it', async () => {
  await app.connection.close();
  await app.http.get('/api/health/live').expect(200);
  const { body } = await app.http.get('/api/health/ready').expect(503);
  expect(body).toMatchObject({ statusCode: 503, error: 'unavailable' });
  for (const path of ['/api/content/boxes', `/api/files/${'0'.repeat(24)}`]) {
    const { headers } = await app.http.get(path).expect(503);
    expect(headers['retry-after']).toBe('5');
  }
});

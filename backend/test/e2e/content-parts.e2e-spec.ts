import type { mongo } from 'mongoose';
import type { IncomingMessage } from 'node:http';
import { CONTENT_PARTS, type ContentPart } from '../../src/database/content-change';
import { ContentRevision } from '../../src/database/content-revision';
import { CachedRoutes } from '../../src/read-cache/cached-routes';
import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { variantsAreMade } from '../contract/support/file-balance';
import { table } from '../contract/support/operation';
import { monitoredDatabaseUri } from '../support/command-plans';
import { LISTS, READS } from '../support/kept-reads';
import { isHit, visit } from '../support/reads';

const READING = ['find', 'aggregate', 'count', 'distinct'];
const CHANGING = ['insert', 'update', 'delete', 'findAndModify'];
const FILES = /^(fs|variants)\./;

jest.setTimeout(60_000);

let api: Api;
let routes: CachedRoutes;
let told: Set<ContentPart | undefined>;

beforeAll(async () => {
  api = await Api.start({ mongodbUri: monitoredDatabaseUri() });
  routes = api.app.app.get(CachedRoutes);
  api.app.app.get(ContentRevision).onChange(({ part }) => told.add(part));
});
beforeEach(() => (told = new Set()));
afterAll(() => api.stop());

const partOf = (url: string) => routes.match({ url, headers: {} } as IncomingMessage)?.part;
const read = (url: string) => visit(api.app.server, url);

/** The parts of the content that commands of these names were sent to while `work` ran. */
async function askedFor(names: readonly string[], work: () => PromiseLike<unknown>) {
  const parts = new Set<string>();
  const note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
    if (!names.includes(commandName)) return;
    const collection = String((command as Record<string, unknown>)[commandName]);
    if (!FILES.test(collection)) parts.add(collection);
    // A file that is stored anew changes no answer.
    else if (commandName !== 'insert') parts.add('files');
  };
  const client = api.app.connection.getClient();
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  parts.delete('content_revisions');
  return parts;
}

it.each(table(READS))('$name reads the part of the content that it says', async ({ operation }) => {
  const { request } = await api.prepare(operation);
  await variantsAreMade(api.app);
  await api.app.contentChanged();
  const url = `/api${operation.path.replace('{id}', request.id ?? '')}`;
  const parts = await askedFor(READING, () => read(url));
  expect([...parts]).toEqual([partOf(url)]);
});

it.each(table(OPERATIONS.filter(({ method }) => method !== 'GET')))(
  '$name tells what it changes, and all else is answered from memory',
  async ({ operation }) => {
    const { request } = await api.prepare(operation);
    await variantsAreMade(api.app);
    const urls = LISTS.map((path) => `/api${path}`);
    for (const url of urls) await read(url);

    told.clear();
    const changed = await askedFor(CHANGING, () =>
      api.send(operation, request).expect(operation.status),
    );

    for (const part of CONTENT_PARTS) if (changed.has(part)) expect(told).toContain(part);
    for (const url of urls) {
      expect({ url, hit: isHit(await read(url)) }).toEqual({ url, hit: !told.has(partOf(url)) });
    }
  },
);

import type { ErrorBody } from '@manjara/contracts';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention-job';
import { SchedulingService } from '../../src/modules/scheduling/scheduling.service';
import { SpamJob } from '../../src/modules/trash/spam-job';
import { cacheStatus } from '../support/reads';
import { CommandPlans, monitoredDatabaseUri } from '../support/command-plans';
import { OPERATIONS } from './operations';
import { Api } from './support/api';
import { isNotCached } from './support/cached';
import { type Field, isCategory, isTextual } from './support/field';
import { type Operation, table } from './support/operation';
import { storedOf, type Payload } from './support/payload';
import { stored } from './support/stored';
import { isTried, tried } from './support/tried';

let api: Api;
beforeAll(async () => (api = await Api.start({ mongodbUri: monitoredDatabaseUri() })));
afterAll(() => api.stop());

/** Text fields without restrictions on their content. */
const isFree = (field: Field) =>
  isTextual(field) &&
  !isCategory(field) &&
  field.kind !== 'email' &&
  field.kind !== 'slug' &&
  field.sample === undefined;

const freeFields = ({ form }: Operation): Field[] => form?.fields.filter(isFree) ?? [];

/** GridFS checks before the first upload whether any file exists. */
const ANY_FILE = /^{"find":"(fs|variants)\.files","filter":{},.*"limit":"number"/;
/** A collection that does not exist yet has no index; later this is a read by its id. */
const BY_ID = /^{"find":"\w+","filter":{"_id":(?:"string"|{"\$in":\["string"\]})}/;

/** Those below `{id}`, and for many at once, have one code; the long run asks them of every list. */
const SHARED = /\/(order|bulk|restore|duplicate|revisions)\b/;
const ASKED = OPERATIONS.filter(
  ({ method, path }) => isTried(path) || !(method === 'DELETE' || SHARED.test(path)),
);

describe('every call', () => {
  const JOBS = [RetentionJob, SpamJob, SchedulingService];
  let watched: CommandPlans;
  beforeAll(async () => {
    // A query on a missing collection has no index to use.
    const statistics = api.app.connection.collection<{ _id: string }>('statistics');
    await statistics.insertOne({ _id: '2026-01-01' });
    watched = new CommandPlans(api.app.connection);
  });
  afterAll(async () => {
    for (const job of JOBS) await api.app.app.get<{ start: () => Promise<void> }>(job).start();
    await api.app.sweepLater();
    watched.stop();
    const plans = await watched.plans();
    expect(plans).toContainEqual(expect.objectContaining({ collection: 'sessions' }));
    const others = plans.filter(({ command }) => !ANY_FILE.test(command) && !BY_ID.test(command));
    // Its documents are found by an index, and nothing is sorted in memory.
    expect(others.filter(({ stages }) => stages.includes('COLLSCAN'))).toEqual([]);
    expect(plans.filter(({ stages }) => stages.includes('SORT'))).toEqual([]);
  });

  describe.each(table(ASKED))('$name', ({ operation }) => {
    it('succeeds, and its result can be read everywhere', async () => {
      const { request, kept } = await api.prepare(operation, { sendsFiles: true });
      const answer = await api.send(operation, request);
      const { status, body, headers, text } = answer;
      if (isNotCached(operation)) expect(cacheStatus(answer)).toBe('');
      expect({ status, text: status === operation.status ? '' : text }).toEqual({
        status: operation.status,
        text: '',
      });
      if (operation.answer) expect(body).toEqual(operation.answer(kept));
      if (operation.contentType) expect(headers['content-type']).toContain(operation.contentType);
      if (operation.status === 204) expect(text).toBe('');
      const written = request.id ?? (body as { _id?: string })._id;
      for (const place of operation.readAt ?? []) {
        await holds(place, written, operation, kept);
      }
    });
  });
});

/** The payload with required fields only. */
const required = ({ form }: Operation, payload: Payload = {}): Payload =>
  Object.fromEntries(
    (form?.fields ?? [])
      .filter(({ presence }) => presence === 'required')
      .map(({ name }) => [name, payload[name]]),
  );

/** Fields that clients must not be able to set. */
const FORGED = {
  _id: 'f'.repeat(24),
  id: 'f'.repeat(24),
  createdAt: '2001-01-01T00:00:00.000Z',
  email: 'forged@example.com',
  isRead: 'forged',
  search: 'forged',
  key: 'forged',
  passwordHash: 'forged',
  __v: 'forged',
  $set: 'forged',
  'constructor[prototype]': 'forged',
};

const TRIED = tried(OPERATIONS);

describe.each(table(TRIED.filter(({ form }) => form)))('$name', ({ operation }) => {
  it('ignores fields that the client must not set', async () => {
    const { request, kept } = await api.prepare(operation);
    const own = operation.form?.fields.map(({ name }) => name);
    const forged = Object.entries(FORGED).filter(([name]) => !own?.includes(name));
    const payload = { ...Object.fromEntries(forged), ...request.payload };
    const { status, body } = await api.send(operation, { ...request, payload });
    if (operation.refusesUnknown) {
      const named = (body as ErrorBody).details?.map(({ field }) => field);
      expect({ status, named }).toEqual({ status: 400, named: forged.map(([name]) => name) });
    } else {
      expect({ status, body }).toEqual({
        status: operation.status,
        body: operation.answer?.(kept),
      });
    }
  });
});

it('fields that clients must not set are not stored', async () => {
  expect(JSON.stringify(await stored(api.app))).not.toMatch(/forged|2001-01-01|f{24}/);
});

describe.each(table(TRIED.filter((operation) => freeFields(operation).length > 0)))(
  '$name',
  ({ operation }) => {
    it('takes texts as long as their limits, counted in characters', async () => {
      const { request } = await api.prepare(operation);
      // Names of categories must be new.
      const letter = operation.method === 'POST' ? 'P' : 'C';
      const longest = Object.fromEntries(
        freeFields(operation).map(({ name, max = 1 }) => [name, '🪵'.repeat(max - 1) + letter]),
      );
      const payload = { ...request.payload, ...longest };
      const { status, body } = await api.send(operation, { ...request, payload });
      expect(status).toBe(operation.status);
      if (operation.form) {
        expect(body).toEqual(operation.answer?.(storedOf(operation.form, payload)));
      }
    });
  },
);

/** For changes of existing entities. */
const mayBeAbsent = ({ form, readAt, status }: Operation) =>
  readAt !== undefined &&
  status !== 201 &&
  form?.fields.every(({ presence }) => presence !== 'required');

describe.each(table(TRIED.filter(mayBeAbsent)))('$name', ({ operation }) => {
  it('keeps fields that are not sent', async () => {
    const { request, kept } = await api.prepare(operation);
    await api.send(operation, request).expect(operation.status);
    const nothing = await api.send(operation, { ...request, payload: {} }).expect(operation.status);
    expect(nothing.body).toEqual(operation.answer?.(kept));

    // One half of the texts, then the other.
    const names = freeFields(operation).map(({ name }) => name);
    const halves = [0, 1].map((half) => names.filter((_name, index) => index % 2 === half));
    const now = { ...kept };
    for (const half of halves.filter(({ length }) => length > 0)) {
      const payload = Object.fromEntries(half.map((name) => [name, `new ${name}`]));
      const { body } = await api.send(operation, { ...request, payload });
      expect(body).toEqual(operation.answer?.(Object.assign(now, payload)));
    }
  });
});

/** For changes of existing entities: a creation has nothing to empty. */
const mayBeBlank = (operation: Operation) =>
  (operation.status === 201 ? [] : freeFields(operation)).filter(
    ({ presence }) => presence === 'optional',
  );

describe.each(table(TRIED.filter((operation) => mayBeBlank(operation).length > 0)))(
  '$name',
  ({ operation }) => {
    it('empties texts that are sent blank', async () => {
      const { request, kept } = await api.prepare(operation);
      await api.send(operation, request).expect(operation.status);
      const all = (text: string) =>
        Object.fromEntries(mayBeBlank(operation).map(({ name }) => [name, text]));
      const payload = { ...required(operation, request.payload), ...all('  ') };
      const { body } = await api.send(operation, { ...request, payload });
      expect(body).toEqual(operation.answer?.({ ...kept, ...all('') }));
    });
  },
);

/**
 * Checks that `place` shows the values written by the operation, or, after a DELETE, that the
 * entity is absent.
 */
async function holds(place: string, id: string | undefined, operation: Operation, kept: Payload) {
  const found = await api.read(place.replace('{id}', id ?? ''));
  const entity = (operation.entity ?? operation.answer)?.(kept);
  if (operation.method === 'DELETE') {
    if (place.includes('{id}')) expect(found).toEqual({ status: 404 });
    else expect(found).not.toContainEqual(expect.objectContaining({ _id: id }));
  } else if (Array.isArray(found)) expect(found).toContainEqual(entity);
  else expect(found).toEqual(entity);
}

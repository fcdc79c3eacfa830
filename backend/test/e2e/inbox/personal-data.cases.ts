import type { ErasedPersonalData, StoredPersonalData, JobApplication } from '@manjara/contracts';
import { storedAddresses, sendApplication, sendMessage } from '../../support/visitors';
import { withFaults } from '../../support/write-faults';
import { api, app } from '../shared-site';

const NOTHING = { count: 0, oldest: null, newest: null };
const NOTHING_HELD = { messages: NOTHING, jobs: NOTHING };
const NOTHING_ERASED = { messages: 0, jobs: 0, pendingFiles: 0 };
/** Other people's addresses that a careless search for a@b.co would match. */
const OTHERS = ['a+x@b.co', 'a@b.co.example', 'xa@b.co', 'á@b.co'];
const IGNORED = /^(sessions|admins|content_revisions|variants\..*)$/;

describe('/api/personal-data', () => {
  beforeEach(async () => {
    await app.clear('messages', 'jobs');
    api.mails.clear();
  });

  const ask = (action: string, email: unknown) =>
    app.asAdmin.post(`/api/personal-data/${action}`).send({ email });
  const search = async (email: string) =>
    (await ask('search', email).expect(200)).body as StoredPersonalData;
  const erase = async (email: string) =>
    (await ask('erase', email).expect(200)).body as ErasedPersonalData;
  const applications = async () => (await app.asAdmin.get('/api/jobs')).body as JobApplication[];
  const fileCount = async () => (await app.countStored()).files;

  it('counts what is held of an address, and since when', async () => {
    const before = new Date().toISOString();
    await sendMessage(app, 'a@b.co');
    await sendMessage(app, 'A@B.co');
    await sendApplication(app, 'a@b.co');
    const { messages, jobs } = await search('a@b.co');
    expect([messages.count, jobs.count]).toEqual([2, 1]);
    const times = [before, messages.oldest, messages.newest, jobs.oldest, new Date().toISOString()];
    expect(times).toEqual([...times].sort());
    expect(jobs.newest).toBe(jobs.oldest);
    expect(await search('nobody@b.co')).toEqual(NOTHING_HELD);
  });

  it('deletes all of a person and nothing of anybody else', async () => {
    for (const email of ['a@b.co', 'A@B.co', ...OTHERS]) {
      await sendApplication(app, email);
      await sendMessage(app, email);
    }
    const mine = (await applications()).filter(({ email }) => email.toLowerCase() === 'a@b.co');
    expect(await erase('a@b.co')).toEqual({ messages: 2, jobs: 2, pendingFiles: 0 });
    for (const name of ['jobs', 'messages'])
      expect(await storedAddresses(app, name)).toEqual(OTHERS);
    expect(await fileCount()).toBe(OTHERS.length);
    for (const { cv } of mine) await app.http.get(cv).expect(404);
    for (const { cv } of await applications()) await app.http.get(cv).expect(200);
    expect(await search('a@b.co')).toEqual(NOTHING_HELD);
  });

  it('never treats an address as a pattern or operator', async () => {
    await sendMessage(app, 'a@b.co');
    for (const pattern of ['.*', '.@b.co', '^a@b.co$', '%', '*@b.co', 'a@b.c?']) {
      expect(await search(pattern)).toEqual(NOTHING_HELD);
      expect(await erase(pattern)).toEqual(NOTHING_ERASED);
    }
    for (const condition of [{ $gt: '' }, ['a@b.co'], { $regex: '.*' }, null, '']) {
      for (const action of ['search', 'export', 'erase']) await ask(action, condition).expect(400);
    }
    expect(await storedAddresses(app, 'messages')).toEqual(['a@b.co']);
  });

  it.each(['refused', 'done, answer lost'] as const)(
    'reports a partial failure, removes the CVs of deleted items, and can be repeated (%s)',
    async (fault) => {
      await sendMessage(app, 'a@b.co');
      await sendApplication(app, 'a@b.co');
      const fails = (_index: number, step: string) => step === 'jobs.deleteMany';
      const { body } = await withFaults(IGNORED, fault, fails, () => ask('erase', 'a@b.co'));
      expect(body).toMatchObject({ statusCode: 503, error: 'erase_incomplete' });
      expect(await storedAddresses(app, 'messages')).toEqual([]);
      const left = fault === 'refused' ? 1 : 0;
      expect(await fileCount()).toBe(left);
      for (const { cv } of await applications()) await app.http.get(cv).expect(200);
      expect(await erase('a@b.co')).toEqual({ messages: 0, jobs: left, pendingFiles: 0 });
      expect(await fileCount()).toBe(0);
    },
  );

  it('reports a CV that was left to the sweep', async () => {
    await sendApplication(app, 'a@b.co');
    const fails = (_index: number, step: string) => step === 'fs.files.deleteMany';
    const { body } = await withFaults(IGNORED, 'refused', fails, () => ask('erase', 'a@b.co'));
    expect(body).toEqual({ messages: 0, jobs: 1, pendingFiles: 1 });
    expect(await storedAddresses(app, 'jobs')).toEqual([]);
  });

  it('keeps what arrives during the deletion', async () => {
    await sendApplication(app, 'a@b.co');
    const arriving = Array.from({ length: 3 }, () => sendApplication(app, 'A@b.co'));
    await Promise.all([erase('a@b.co'), ...arriving, erase('A@B.CO')]);
    const left = await applications();
    expect(await fileCount()).toBe(left.length);
    for (const { cv } of left) await app.http.get(cv).expect(200);
    await erase('a@b.co');
    expect(await fileCount()).toBe(0);
  });

  it.each([
    ['this process', () => erase('A@b.co')],
    ['another one', () => app.connection.collection('messages').deleteMany({ emailKey: 'a@b.co' })],
  ])('sends no waiting mail about a person whom %s erased', async (_process, eraseThem) => {
    api.mails.verdict = () => 451;
    await sendMessage(app, 'a@b.co');
    await sendMessage(app, 'xa@b.co');
    await api.mails.until(() => api.mails.attempts === 2);
    await eraseThem();
    api.mails.verdict = () => 'take';
    expect((await api.mails.mail()).raw).toContain('xa@b.co');
    expect(api.mails.mails).toHaveLength(1);
  });
});

import type {
  BulkRequest,
  BulkResult,
  ErrorBody,
  Message,
  SubmissionChange,
  SubmissionKind,
} from '@manjara/contracts';
import { SpamJob } from '../../../src/modules/trash/spam-job';
import { jobTexts } from '../../support/factories/job.factory';
import { withTexts } from '../../support/factories/project.factory';
import { pdf } from '../../support/pdfs';
import { sendMessage } from '../../support/visitors';
import { api, app } from '../shared-site';

const DAY_MS = 86_400_000;
const DATE = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;

beforeEach(async () => {
  for (const kind of ['messages', 'jobs']) await app.clear(kind);
});

const send = (kind: SubmissionKind, email: string, message = `A door for ${email}.`) =>
  kind === 'messages'
    ? sendMessage(app, email, { message })
    : withTexts(app.http.post('/api/jobs'), jobTexts({ email, message }))
        .attach('cv', pdf(), 'cv.pdf')
        .expect(201);

describe.each(['messages', 'jobs'] as const)('the work on %s', (kind) => {
  const path = `/api/${kind}`;
  const read = { messages: 'read-message', jobs: 'read-job' }[kind];
  const list = async (query = '') =>
    (await app.asAdmin.get(encodeURI(path + query)).expect(200)).body as Message[];
  const senders = async (query = '') =>
    (await list(query)).map(({ email }) => email.split('@')[0]).join('');
  const make = async (name: string, message?: string) => {
    await send(kind, `${name}@example.com`, message);
    const [spam, kept] = [await list('?spam=true'), await list()];
    return [...spam, ...kept].find(({ email }) => email.startsWith(`${name}@`))!._id;
  };
  const change = async (id: string, body: SubmissionChange) =>
    (await app.asAdmin.put(`${path}/${id}`).send(body).expect(200)).body as Message;
  const bulk = async (body: BulkRequest) =>
    (await app.asAdmin.post(`${path}/bulk`).send(body).expect(200)).body as BulkResult[];
  const revert = (results: BulkResult[]) =>
    bulk({ revert: results.map(({ id, version = 0 }) => ({ id, version })) });

  it('has a progress: what is in work or done is read, what is unread is new', async () => {
    const [a, b] = [await make('a'), await make('b')];
    expect(await change(a, { progress: 'in_work' })).toMatchObject({
      isRead: true,
      progress: 'in_work',
    });
    await change(b, { progress: 'done' });
    expect(await senders('?progress=in_work')).toBe('a');
    expect(await senders('?progress=done&search=example')).toBe('b');
    expect(await senders('?progress=new')).toBe('');
    expect(await change(b, { isRead: false })).toMatchObject({ isRead: false, progress: 'new' });
    expect(await senders('?progress=new&isRead=false')).toBe('b');
    expect(await change(a, { progress: 'new' })).toMatchObject({ isRead: true, progress: 'new' });
  });

  it('begins with a reply, and the specified call marks it unread and new again', async () => {
    const id = await make('a');
    const mark = async (state: object) =>
      (await app.asAdmin.put(`${path}/${read}/${id}`).send(state).expect(200)).body as Message;
    expect(await mark({ isRead: true })).toMatchObject({ progress: 'new' });
    const replied = await mark({ isRead: true, replied: true });
    expect(replied).toMatchObject({ progress: 'in_work', repliedAt: DATE });
    expect(await mark({ isRead: false })).toMatchObject({ progress: 'new', repliedAt: DATE });
    const undone = await change(id, { isRead: false, replied: false, progress: 'new' });
    expect(undone).toMatchObject({ isRead: false, progress: 'new' });
    expect(undone).not.toHaveProperty('repliedAt');
    await change(id, { progress: 'done' });
    expect(await mark({ isRead: true, replied: true })).toMatchObject({ progress: 'done' });
  });

  it('keeps a note of several lines until it is emptied', async () => {
    const id = await make('a');
    const note = 'Called on Sunday.\nمقاس الباب ٩٠ سم';
    expect(await change(id, { note: `  ${note}\n` })).toMatchObject({ note, isRead: false });
    expect(await list('?search=مقاس sunday')).toMatchObject([{ note }]);
    expect(await change(id, { progress: 'done' })).toMatchObject({ note });
    expect(await change(id, { note: ' ' })).not.toHaveProperty('note');
  });

  it('does not overwrite a note that somebody else has changed', async () => {
    const id = await make('a');
    const { etag } = (await app.asAdmin.get(`${path}/${id}`).expect(200)).headers;
    const put = (note: string, ifMatch: string) =>
      app.asAdmin.put(`${path}/${id}`).set('If-Match', ifMatch).send({ note });
    const saved = await put('first', etag!).expect(200);
    const { body } = await put('second', etag!).expect(412);
    expect(body).toMatchObject({ error: 'precondition_failed', changedAt: DATE });
    await put('second', saved.headers.etag!).expect(200);
    expect(await list()).toMatchObject([{ note: 'second' }]);
  });

  it('is changed for several at once, and back, except for what changed since', async () => {
    const [a, b, c] = [await make('a'), await make('b'), await make('c')];
    await change(c, { progress: 'done' });
    const done = await bulk({ ids: [a, b, c], progress: 'done' });
    expect(done).toEqual([
      { id: a, status: 'published', version: 1 },
      { id: b, status: 'published', version: 1 },
      { id: c, status: 'published' },
    ]);
    expect(await senders('?progress=done')).toBe('cba');
    await change(b, { note: 'Later' });
    const back = await revert(done.slice(0, 2));
    expect(back.map(({ error }) => error?.error)).toEqual([undefined, 'precondition_failed']);
    expect(await senders('?progress=new&isRead=false')).toBe('a');
    const [again] = await revert(done.slice(0, 1));
    expect(again!.error).toMatchObject({ error: 'precondition_failed' });

    const read = await bulk({ ids: [a, b], isRead: true });
    expect(await senders('?isRead=false')).toBe('');
    expect(read[1]).toEqual({ id: b, status: 'published' });
    await revert(read.slice(0, 1));
    expect(await senders('?isRead=false')).toBe('a');
  });

  it.each<[string, object]>([
    ['two changes', { progress: 'done', isRead: true }],
    ['an unknown progress', { progress: 'later' }],
    ['a note', { note: 'x' }],
  ])('is not changed for several by %s', async (_what, body) => {
    const ids = [await make('a')];
    await app.asAdmin
      .post(`${path}/bulk`)
      .send({ ids, ...body })
      .expect(400);
  });

  describe('that is spam', () => {
    it('is in a folder of its own, counted and mailed nowhere, and comes back', async () => {
      const [a, b] = [await make('a'), await make('b')];
      const moved = await bulk({ ids: [a], spam: true });
      expect(moved).toEqual([{ id: a, status: 'spam', version: 1 }]);
      expect(await senders()).toBe('b');
      expect(await list('?spam=true')).toMatchObject([{ _id: a, spamAt: DATE }]);
      expect(await senders('?spam=true&search=nobody')).toBe('');
      const count = app.asAdmin.head(`${path}?isRead=false&limit=1`);
      expect((await count.expect(200)).headers['x-total-count']).toBe('1');
      await revert(moved);
      expect(await senders()).toBe('ba');
      await change(b, { spam: true });
      expect(await senders()).toBe('a');
      expect(await change(b, { spam: false })).not.toHaveProperty('spamAt');
      expect(await senders()).toBe('ba');
    });

    it('takes its repeats along, until one of them is none', async () => {
      const a = await make('a', 'Cheap LINKS, write to us');
      await change(a, { spam: true });
      const b = await make('b', ' cheap  links, write to us\n');
      await make('c', 'Cheap doors, write to us');
      expect(await senders('?spam=true')).toBe('ba');
      await change(b, { spam: false });
      await make('d', 'Cheap links, write to us');
      expect(await senders()).toBe('dcb');
      expect(await senders('?spam=true')).toBe('a');
    });

    it('is a text of links alone, about which no mail is sent', async () => {
      await make('y', 'https://cheap.example/x');
      await make('z', 'A door like https://pin.example/x');
      expect(await senders('?spam=true')).toBe('y');
      expect(await senders()).toBe('z');
      const isAbout = (sender: string) =>
        api.mails.mails.some(({ replyTo }) => replyTo?.[0]?.address === `${sender}@example.com`);
      await api.mails.until(() => isAbout('z'));
      expect(isAbout('y')).toBe(false);
    });

    it('goes to the trash and comes back as spam', async () => {
      const id = await make('a', 'www.cheap.example');
      await app.asAdmin.delete(`${path}/${id}`).expect(204);
      expect(await senders('?spam=true')).toBe('');
      await app.asAdmin.post(`${path}/${id}/restore`).expect(200);
      expect(await senders('?spam=true')).toBe('a');
      const deleted = await bulk({ ids: [id], deleted: true });
      expect(await revert(deleted)).toMatchObject([{ status: 'spam' }]);
    });

    it('is deleted for good after 30 days', async () => {
      const [old, young] = [await make('a', 'www.a.example'), await make('b', 'www.b.example')];
      await make('c');
      const files = (await app.countStored()).files;
      const spamAt = new Date(Date.now() - 30 * DAY_MS - 1_000);
      const documents = app.connection.collection(kind);
      await documents.updateOne({ email: 'a@example.com' }, { $set: { spamAt } });
      await app.app.get(SpamJob).start();
      expect((await list('?spam=true')).map(({ _id }) => _id)).toEqual([young]);
      expect(await senders()).toBe('c');
      expect((await app.countStored()).files).toBe(kind === 'jobs' ? files - 1 : files);
      const { body } = await app.asAdmin.get(`${path}/${old}`).expect(404);
      expect((body as ErrorBody).error).toMatch(/_not_found$/);
    });
  });
});

import type { NotificationFeed } from '@manjara/contracts';
import { DatabaseHealth } from '../../../src/database/database-health';
import { jobTexts } from '../../support/factories/job.factory';
import { ProjectsApi } from '../../support/projects-api';
import { sendApplication, sendMessage } from '../../support/visitors';
import { app } from '../shared-site';

const EMAIL = 'a@example.com';
const DAY_MS = 86_400_000;

const projects = new ProjectsApi(app);
beforeEach(() => app.clearAll());
afterEach(() => jest.restoreAllMocks());

const feed = async () =>
  (await app.asAdmin.get('/api/notifications').expect(200)).body as NotificationFeed;
const markSeen = (seenAt: string) =>
  app.asAdmin.put('/api/notifications/seen').send({ seenAt }).expect(204);
const kinds = async () => (await feed()).items.map(({ kind }) => kind);
/** As if another person had made all changes so far. */
const bySomebodyElse = () =>
  app.connection
    .collection('activity')
    .updateMany({}, { $set: { by: '0123456789abcdef01234567' } });

it('lists what came in, newest first, with the sender’s name', async () => {
  await sendMessage(app, EMAIL, { name: 'سعد' });
  await sendApplication(app, EMAIL);
  const { items, unseen } = await feed();
  expect(items.map(({ kind, name, isSeen }) => [kind, name, isSeen])).toEqual([
    ['jobs', jobTexts().name, false],
    ['messages', 'سعد', false],
  ]);
  expect(unseen).toBe(2);
});

it('what is read is seen, and what is deleted is gone', async () => {
  await sendMessage(app, EMAIL);
  const [message] = (await feed()).items;
  const read = app.asAdmin.put(`/api/messages/read-message/${message!.id}`);
  await read.send({ isRead: true }).expect(200);
  expect(await feed()).toMatchObject({ items: [{ isSeen: true }], unseen: 0 });
  await app.asAdmin.delete(`/api/messages/${message!.id}`).expect(204);
  expect(await feed()).toEqual({ items: [], unseen: 0 });
});

it('publications are listed while they are public; your own count as seen', async () => {
  const { _id: id, name, arName } = await projects.create();
  expect(await feed()).toMatchObject({
    items: [{ kind: 'projects', id, name, arName, isSeen: true }],
    unseen: 0,
  });
  await bySomebodyElse();
  expect((await feed()).unseen).toBe(1);
  await projects.put(id, { status: 'draft' }).expect(200);
  expect(await kinds()).toEqual([]);
  await projects.put(id, { status: 'published' }).expect(200);
  expect(await kinds()).toEqual(['projects']);
});

it('marks what was shown as seen, and not what came later, nor again what was seen', async () => {
  await sendMessage(app, EMAIL);
  const [shown] = (await feed()).items;
  await sendMessage(app, EMAIL);
  await markSeen(shown!.at);
  expect((await feed()).items.map(({ isSeen }) => isSeen)).toEqual([false, true]);
  await markSeen((await feed()).items[0]!.at);
  await markSeen(shown!.at);
  expect((await feed()).unseen).toBe(0);
});

it('a time in the future does not hide what is still to come', async () => {
  await markSeen(new Date(Date.now() + DAY_MS).toISOString());
  await sendMessage(app, EMAIL);
  expect((await feed()).unseen).toBe(1);
});

it('forgets what is older than 30 days', async () => {
  await sendMessage(app, EMAIL);
  const createdAt = new Date(Date.now() - 31 * DAY_MS);
  await app.connection.collection('messages').updateMany({}, { $set: { createdAt } });
  expect(await feed()).toEqual({ items: [], unseen: 0 });
});

it('does not change the profile, which may be open in a form', async () => {
  const profile = () => app.asAdmin.get('/api/admin/profile').expect(200);
  const { etag } = (await profile()).headers;
  await markSeen(new Date().toISOString());
  expect((await profile()).headers.etag).toBe(etag);
});

it('warns, once it is known, of a disk that is nearly full', async () => {
  const health = app.app.get(DatabaseHealth);
  jest.spyOn(health, 'isDiskLow', 'get').mockReturnValue(true);
  await health.measure();
  expect(await feed()).toMatchObject({ items: [{ kind: 'disk_low', isSeen: false }], unseen: 1 });
  await markSeen(new Date().toISOString());
  await health.measure();
  expect((await feed()).unseen).toBe(0);
  jest.restoreAllMocks();
  await health.measure();
  expect(await kinds()).toEqual([]);
});

it('warns of a mail that was lost, until mail is set up anew', async () => {
  const { _id } = (await app.connection.collection('admins').findOne())!;
  const mailFailedAt = new Date();
  const settings = app.connection.collection('notification_settings');
  await settings.insertOne({ _id, mail: true, mailFailedAt });
  expect(await kinds()).toEqual(['mail_failed']);
  await app.asAdmin.put('/api/admin/notifications').send({ mail: true }).expect(200);
  expect(await kinds()).toEqual([]);
});

it('warns of a draft that could not be published at its time', async () => {
  const publishAt = new Date();
  const draft = { name: 'Villa', arName: 'فيلا', publishFaults: ['image'], publishAt };
  await app.connection.collection('products').insertOne({ ...draft, state: 'draft' });
  expect(await feed()).toMatchObject({
    items: [{ kind: 'not_published', name: 'Villa', arName: 'فيلا', isSeen: false }],
  });
});

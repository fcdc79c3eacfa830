import {
  type Activity,
  ACTIVITY_DAYS,
  ACTIVITY_PAGE_SIZE,
  CONTENT_KINDS,
} from '@manjara/contracts';
import { Types } from 'mongoose';
import { TrashJob } from '../../../src/modules/trash/trash-job';
import { operationOf } from '../../contract/operations';
import { firstText } from '../../contract/support/operation';
import { isTried } from '../../contract/support/tried';
import { ProjectsApi } from '../../support/projects-api';
import { ADMIN } from '../../support/test-app';
import { sendApplication, sendMessage } from '../../support/visitors';
import { withFaults } from '../../support/write-faults';
import { api } from '../shared-site';

const DAY_MS = 86_400_000;

const projects = new ProjectsApi(api.app);
beforeEach(() => api.app.clearAll());

const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.app.asAdmin[method](`/api/${path}`);
const read = async <T>(path: string) => (await asAdmin('get', path).expect(200)).body as T;
const activity = () => read<Activity[]>('activity');
/** Actions, newest first, with the changed fields. */
const done = async () => (await activity()).map(({ action, fields }) => [action, ...fields]);
const stored = () => api.app.connection.collection('activity');

describe.each(CONTENT_KINDS.filter(isTried))('the activity of %s', (kind) => {
  it("records what was done, by whom, and the item's name at the time", async () => {
    const change = operationOf(`PUT /${kind}/{id}`);
    const { request } = await api.prepare(change);
    const path = `${kind}/${request.id}`;
    const field = firstText(change);
    const payload = { [field]: 'Changed' };
    // A write without changes is not recorded.
    for (let n = 0; n < 2; n++) await api.send(change, { ...request, payload }).expect(200);
    await asAdmin('delete', path).expect(204);
    for (let n = 0; n < 2; n++) await asAdmin('post', `${path}/restore`).expect(200);
    await asAdmin('delete', path).expect(204);
    await asAdmin('delete', `trash/${kind.split('/').at(-1)}/${request.id}`).expect(204);

    expect(await done()).toEqual([
      ['deleted_for_good'],
      ['deleted'],
      ['restored'],
      ['deleted'],
      ['changed', kind === 'partners' ? 'image' : field],
      ['created'],
    ]);
    const found = await activity();
    for (const { by, kind: of, id, at, arName } of found) {
      expect({ by, of, id }).toEqual({ by: ADMIN.email, of: kind, id: request.id });
      expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
      // Partners have only one name.
      if (kind !== 'partners') expect(arName).toMatch(/\S/);
    }
    expect(found.map(({ name }) => name === 'Changed')).toEqual([
      ...Array<boolean>(5).fill(true),
      false,
    ]);
  });
});

describe('the activity', () => {
  it('records publishing and unpublishing', async () => {
    const { _id } = await projects.create();
    await projects.put(_id, { status: 'draft' }).expect(200);
    await projects.put(_id, { status: 'published', name: 'Villa' }).expect(200);
    await asAdmin('post', `projects/${_id}/duplicate`).expect(201);
    await asAdmin('post', `projects/${_id}/revisions/2/restore`).expect(200);
    expect(await done()).toEqual([
      ['changed', 'name'],
      ['created'],
      ['published', 'name'],
      ['unpublished'],
      ['created'],
    ]);
  });

  it.each([
    ['content/home', { mainText: 'Oak' }, 'mainText'],
    ['content/about', { mainText: 'Oak' }, 'mainText'],
    ['content', { join: { mainText: 'Oak' } }, 'join'],
    ['site-settings', { address: 'Jeddah' }, 'address'],
  ])('records changes of %s', async (section, texts, field) => {
    const isForm = /home|about/.test(section);
    for (let n = 0; n < 2; n++) {
      const request = asAdmin('post', section);
      if (isForm) void request.field(texts as Record<string, string>);
      else void request.send(texts);
      await request.expect(200);
    }
    expect(await activity()).toEqual([
      {
        _id: expect.any(String) as string,
        at: expect.any(String) as string,
        by: ADMIN.email,
        action: 'changed',
        kind: section,
        fields: [field],
      },
    ]);
  });

  it('holds nothing of what visitors sent but its id', async () => {
    await sendMessage(api.app, 'nora@example.com');
    await sendApplication(api.app, 'nora@example.com');
    for (const [kind, mark] of [
      ['messages', 'read-message'],
      ['jobs', 'read-job'],
    ] as const) {
      const [{ _id: id } = { _id: '' }] = await read<{ _id: string }[]>(kind);
      await stored().deleteMany({});
      await asAdmin('put', `${kind}/${mark}/${id}`).send({ isRead: true }).expect(200);
      expect(await activity()).toEqual([]);
      await asAdmin('delete', `${kind}/${id}`).expect(204);
      for (let n = 0; n < 2; n++) await asAdmin('post', `${kind}/${id}/restore`).expect(200);
      await asAdmin('delete', `${kind}/${id}`).expect(204);
      await asAdmin('delete', `trash/${kind}/${id}`).expect(204);
      expect(await done()).toEqual([['deleted_for_good'], ['deleted'], ['restored'], ['deleted']]);
      const known = ['_id', 'action', 'at', 'by', 'fields', 'id', 'kind'];
      for (const found of await stored().find().toArray()) {
        expect(Object.keys(found).sort()).toEqual(known);
        expect(found).toMatchObject({ kind, id });
      }
    }
  });

  it('records sign-ins, not refused ones', async () => {
    await api.app.signIn();
    const wrong = { ...ADMIN, password: 'a-wrong-guess-77' };
    await api.app.http.post('/api/admin/login').send(wrong).expect(401);
    expect(await activity()).toMatchObject([{ action: 'signed_in', by: ADMIN.email, fields: [] }]);
  });

  it('does not record automatic changes', async () => {
    const { _id } = await projects.create();
    await projects.remove(_id).expect(204);
    const deletedAt = new Date(Date.now() - 31 * DAY_MS);
    await api.app.connection.collection('projects').updateMany({}, { $set: { deletedAt } });
    await stored().deleteMany({});
    await api.app.app.get(TrashJob).start();
    await asAdmin('post', `projects/${_id}/restore`).expect(404);
    expect(await activity()).toEqual([]);
  });

  it('does not make a write fail that it cannot record', async () => {
    const { _id } = await projects.create();
    await withFaults(
      /^(?!activity$)/,
      'refused',
      () => true,
      () => projects.put(_id, { name: 'Villa' }).expect(200),
    );
    expect((await projects.read(_id)).name).toBe('Villa');
    expect(await done()).toEqual([['created']]);
  });

  it('has pages of fifty, newest first, of one year', async () => {
    const by = new Types.ObjectId().toHexString();
    const years = Array.from({ length: 121 }, (_, n) => ({
      at: new Date(Date.now() - (n < 120 ? n : ACTIVITY_DAYS + 1) * DAY_MS),
      by,
      action: 'created',
      kind: 'projects',
      id: String(n),
      fields: [],
    }));
    await stored().insertMany(years.toReversed());
    const { body, headers } = await asAdmin('get', 'activity?page=2').expect(200);
    expect((body as Activity[]).map(({ id }) => Number(id))).toEqual(
      Array.from({ length: ACTIVITY_PAGE_SIZE }, (_, n) => ACTIVITY_PAGE_SIZE + n),
    );
    // The admin does not exist any more.
    expect((body as Activity[])[0]!.by).toBeNull();
    expect(headers['x-total-count']).toBe('120');
    expect(headers.link).toContain('</api/activity?page=3>; rel="next"');
    expect(await read('activity?page=3')).toHaveLength(20);
    expect(await stored().indexes()).toContainEqual(
      expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: ACTIVITY_DAYS * 86_400 }),
    );
  });
});

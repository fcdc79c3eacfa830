import type {
  Activity,
  BulkResult,
  Project,
  ProjectDraft,
  ScheduledItem,
} from '@manjara/contracts';
import { Types } from 'mongoose';
import { SchedulingService } from '../../../src/modules/scheduling/scheduling.service';
import { projectTexts } from '../../support/factories/project.factory';
import { type Failure, PROJECTS, ProjectsApi } from '../../support/projects-api';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

const LATER = '2099-05-17T09:00:00+03:00';
const MOMENT = '2099-05-17T06:00:00.000Z';

describe('a draft with a time of publication', () => {
  const projects = new ProjectsApi(app);
  beforeEach(() => app.clearAll());

  const read = async <T>(path: string) => (await app.asAdmin.get(path).expect(200)).body as T;
  const scheduled = () => read<ScheduledItem[]>('/api/scheduled');
  const draftOf = (id: string) => read<ProjectDraft>(`${PROJECTS}/${id}`);
  const isPublic = async (id: string) => (await app.http.get(`${PROJECTS}/${id}`)).status === 200;
  const documents = () => app.connection.collection('projects');
  const publishDue = () => app.app.get(SchedulingService).start();
  const schedule = async (publishAt = LATER) => {
    const { _id } = await projects.create();
    await projects.put(_id, { status: 'draft', publishAt }).expect(200);
    return _id;
  };
  /** Its time comes. */
  const reachTime = (id: string) =>
    documents().updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { publishAt: new Date(Date.now() - 1_000) } },
    );
  const due = async () => {
    const id = await schedule();
    await reachTime(id);
    return id;
  };
  const bulk = async (body: object) =>
    (await app.asAdmin.post(`${PROJECTS}/bulk`).send(body).expect(200)).body as BulkResult[];

  it('waits for it, and is then published once, in the name of who chose it', async () => {
    const id = await schedule();
    await publishDue();
    expect(await isPublic(id)).toBe(false);
    expect(await scheduled()).toMatchObject([{ kind: 'projects', _id: id, publishAt: MOMENT }]);

    await reachTime(id);
    const { revision } = await read<{ revision: string }>('/api/revision');
    // As two processes do.
    const scheduling = app.app.get(SchedulingService);
    await Promise.all([scheduling.run(), scheduling.run()]);
    expect(await isPublic(id)).toBe(true);
    expect(await read<{ revision: string }>('/api/revision')).not.toEqual({ revision });
    expect(await scheduled()).toEqual([]);
    expect(await draftOf(id)).not.toHaveProperty('publishAt');
    const actions = (await read<Activity[]>('/api/activity')).filter(({ id: of }) => of === id);
    expect(actions.map(({ action }) => action)).toEqual([
      'published_as_scheduled',
      'unpublished',
      'created',
    ]);
    expect(actions[0]!.by).toBe(ADMIN.email);
  });

  it('must be whole and its time still to come', async () => {
    const refused = async (texts: Record<string, string>) =>
      (await projects.post(texts).expect(400)).body as Failure;
    const incomplete = await refused({ name: 'Villa', status: 'draft', publishAt: LATER });
    expect(incomplete.error).toBe('fields_missing');
    expect(incomplete.details?.map(({ field }) => field)).toContain('image');
    const past = { ...projectTexts(), status: 'draft', publishAt: '2020-01-01T09:00:00+03:00' };
    expect((await refused(past)).details).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ field: 'publishAt' })]) as object,
    );
    const { _id } = await projects.create();
    await projects.put(_id, { publishAt: LATER }).expect(400);
    for (const publishAt of ['tomorrow', '2099-05-17', '2099-05-17T09:00', '2099-13-17T09:00Z']) {
      await projects.put(_id, { status: 'draft', publishAt }).expect(400);
    }
    expect(await isPublic(_id)).toBe(true);
  });

  it('keeps it while it is edited, stays whole, and may lose it', async () => {
    const id = await schedule();
    await projects.put(id, { name: 'Villa Obhur', status: 'draft' }).expect(200);
    expect(await draftOf(id)).toMatchObject({ name: 'Villa Obhur', publishAt: MOMENT });
    const { body } = await projects.put(id, { name: '', status: 'draft' }).expect(400);
    expect((body as Failure).error).toBe('fields_missing');
    const other = '2099-06-01T12:30:00+03:00';
    await projects.put(id, { publishAt: other }).expect(200);
    expect(await draftOf(id)).toMatchObject({ publishAt: '2099-06-01T09:30:00.000Z' });
    await projects.put(id, { publishAt: '' }).expect(200);
    expect(await draftOf(id)).not.toHaveProperty('publishAt');
    await projects.put(id, { name: '', status: 'draft' }).expect(200);
  });

  it.each([
    ['a picture', 'image', { $set: { 'image.file': new Types.ObjectId() } }],
    ['its category', 'category', { $set: { category: 'Sauna' } }],
  ])('stays a draft if %s is gone, and says so', async (_what, field, update) => {
    const id = await due();
    await documents().updateOne({ _id: new Types.ObjectId(id) }, update);
    const other = await due();
    await publishDue();
    await publishDue();
    expect(await isPublic(id)).toBe(false);
    expect(await isPublic(other)).toBe(true);
    const [item] = await scheduled();
    expect(item).toMatchObject({ _id: id, publishFaults: expect.arrayContaining([field]) });
    await projects.put(id, { publishAt: '' }).expect(200);
    expect(await scheduled()).toEqual([]);
  });

  it('is not published in the trash, nor after it; one that comes back in time is', async () => {
    const [late, early] = [await schedule(), await schedule()];
    for (const id of [late, early]) await app.asAdmin.delete(`${PROJECTS}/${id}`).expect(204);
    await reachTime(late);
    await publishDue();
    expect(await scheduled()).toEqual([]);
    for (const id of [late, early]) {
      await app.asAdmin.post(`${PROJECTS}/${id}/restore`).expect(200);
    }
    await publishDue();
    expect(await draftOf(late)).toMatchObject({ status: 'draft' });
    expect(await draftOf(late)).not.toHaveProperty('publishAt');
    await reachTime(early);
    await publishDue();
    expect([await isPublic(late), await isPublic(early)]).toEqual([false, true]);
  });

  it('gets it, and loses it, with several at once', async () => {
    const [first, second] = [await projects.create(), await projects.create()];
    const ids = [first._id, second._id];
    await bulk({ ids: [second._id], status: 'draft' });
    const results = await bulk({ ids, publishAt: LATER });
    expect(results[0]!.error?.error).toBe('schedule_of_published');
    expect(results[1]).toMatchObject({ status: 'draft' });
    expect((await scheduled()).map(({ _id }) => _id)).toEqual([second._id]);

    const published = await bulk({ ids: [second._id], status: 'published' });
    expect(await scheduled()).toEqual([]);
    const { id, version } = published[0]!;
    await bulk({ revert: [{ id, version }] });
    expect(await draftOf(id)).toMatchObject({ status: 'draft', publishAt: MOMENT });
    await bulk({ ids: [id], publishAt: '' });
    expect(await draftOf(id)).not.toHaveProperty('publishAt');
    const { body } = await app.asAdmin.get(`${PROJECTS}/${id}/revisions`).expect(200);
    expect(body).toEqual([]);
  });

  it('is not seen by visitors, and copied without it', async () => {
    const id = await schedule();
    const copy = await app.asAdmin.post(`${PROJECTS}/${id}/duplicate`).expect(201);
    expect(copy.body).not.toHaveProperty('publishAt');
    await projects.put(id, { status: 'published' }).expect(200);
    const { body } = await app.http.get(`${PROJECTS}/${id}`).expect(200);
    expect(body as Project).not.toHaveProperty('publishAt');
  });
});

import {
  type DemoCount,
  DEFAULT_SITE_SETTINGS,
  type FirstHour,
  type Project,
  type RemovedDemo,
  type TrashItem,
} from '@manjara/contracts';
import {
  DEMO_LISTS,
  type DemoContent,
  readDemoContent,
} from '../../../src/modules/demo/demo-content';
import { DemoService } from '../../../src/modules/demo/demo.service';
import { projectTexts, withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { useApp } from '../../support/test-app';
import { fewOf, loadsFew } from './few';

const BOX = { boxTitle: 'Ours', arBoxTitle: 'لنا', boxText: 'B', arBoxText: 'ب' };

const app = useApp({ demoContent: false });

const read = async <T>(path: string) =>
  (await app.asAdmin.get(`/api${path}`).expect(200)).body as T;
const firstHour = () => read<FirstHour>('/first-hour');

it('a site without the demo knows its first project by its publication', async () => {
  const none = { phone: false, hours: false, project: false, review: false };
  expect(await firstHour()).toEqual(none);
  const add = async (status: string) => {
    const request = withTexts(app.asAdmin.post('/api/projects'), projectTexts({ status }));
    await request.attach('image', await picture(), 'a.png').expect(201);
  };
  await add('draft');
  expect(await firstHour()).toEqual(none);
  await add('published');
  expect(await firstHour()).toEqual({ ...none, project: true });
  await app.asAdmin.delete('/api/admin/demo').expect(200, []);
});

describe('a site with the demo', () => {
  let demo: DemoContent;
  beforeAll(async () => {
    await app.clearAll();
    demo = fewOf(await readDemoContent());
    loadsFew(app);
    await app.app.get(DemoService).reset();
    jest.restoreAllMocks();
  });

  const left = () => read<DemoCount[]>('/admin/demo');
  const remove = async () =>
    (await app.asAdmin.delete('/api/admin/demo').expect(200)).body as RemovedDemo[];
  const undo = async (removed: RemovedDemo[]) => {
    for (const { kind, items } of removed) {
      const path = ['boxes', 'values', 'questions'].includes(kind) ? `content/${kind}` : kind;
      await app.asAdmin.post(`/api/${path}/bulk`).send({ revert: items }).expect(200);
    }
  };
  const all = (changed: Partial<Record<string, number>> = {}) =>
    DEMO_LISTS.map((kind) => ({
      kind,
      unchanged: demo[kind].length - (changed[kind] ?? 0),
      changed: changed[kind] ?? 0,
    }));

  it('has all of it, and nothing of the first hour is done', async () => {
    expect(await left()).toEqual(all());
    expect(await firstHour()).toEqual({
      phone: false,
      hours: false,
      project: false,
      review: false,
      demo: false,
    });
  });

  it('is asked only by owners', async () => {
    const editor = await app.signInEditor();
    const asEditor = (method: 'get' | 'delete', path: string) =>
      app.http[method](`/api${path}`).set('Authorization', editor);
    await asEditor('get', '/admin/demo').expect(403);
    await asEditor('delete', '/admin/demo').expect(403);
    await asEditor('get', '/first-hour').expect(200);
    expect(await left()).toEqual(all());
  });

  it('loses what nobody has edited, to the trash; what is edited or added stays', async () => {
    const [edited, reordered] = await read<Project[]>('/projects?status=all');
    await withTexts(app.asAdmin.put(`/api/projects/${edited!._id}`), {
      description: 'As we wrote it.',
    }).expect(200);
    await app.asAdmin
      .put('/api/pinned-projects')
      .send({ ids: [reordered!._id] })
      .expect(200);
    await app.asAdmin.post('/api/content/boxes').send(BOX).expect(201);
    expect(await left()).toEqual(all({ projects: 1 }));
    expect(await firstHour()).toMatchObject({ project: true, review: false, demo: false });

    const removed = await remove();
    expect(removed.map(({ kind, items }) => [kind, items.length])).toEqual(
      all({ projects: 1 }).map(({ kind, unchanged }) => [kind, unchanged]),
    );
    expect(await read('/projects?status=all')).toMatchObject([
      { _id: edited!._id, description: 'As we wrote it.' },
    ]);
    expect(await read('/content/boxes')).toMatchObject([BOX]);
    expect(await read('/reviews')).toEqual([]);
    expect(await left()).toEqual([{ kind: 'projects', unchanged: 0, changed: 1 }]);
    expect(await firstHour()).toMatchObject({ project: true, review: false, demo: true });
    expect(await read('/content/home')).toMatchObject({ mainText: demo.home.mainText });

    // Nothing is left to do.
    expect(await remove()).toEqual([]);
    await undo(removed);
    expect(await left()).toEqual(all({ projects: 1 }));
  });

  it('takes single items out of the trash, which stay removable', async () => {
    await remove();
    const [trashed] = (await read<TrashItem[]>('/trash?limit=100')).filter(
      ({ kind }) => kind === 'reviews',
    );
    await app.asAdmin.post(`/api/reviews/${trashed!._id}/restore`).expect(200);
    expect(await read('/reviews')).toMatchObject([{ _id: trashed!._id }]);
    expect(await firstHour()).toMatchObject({ review: false, demo: false });
    expect(await remove()).toMatchObject([{ kind: 'reviews', items: [{ id: trashed!._id }] }]);
  });

  it('counts an item of the owner with a name of the demo as the owner’s', async () => {
    const { title, arTitle } = demo.questions[0]!;
    const own = { title, arTitle, description: 'Doors.', arDescription: 'الأبواب.' };
    await app.asAdmin.post('/api/content/questions').send(own).expect(201);
    expect(await left()).toEqual([{ kind: 'projects', unchanged: 0, changed: 1 }]);
    expect(await remove()).toEqual([]);
    expect(await read('/content/questions')).toMatchObject([own]);
  });

  it('has its own numbers and hours once the owner saves them', async () => {
    const save = (settings: object) =>
      app.asAdmin.post('/api/site-settings').send(settings).expect(200);
    await save({ ...DEFAULT_SITE_SETTINGS, logo: undefined, phone: '+966 12 345 6789' });
    expect(await firstHour()).toMatchObject({ phone: false, hours: false });
    await save({ whatsapp: '' });
    expect(await firstHour()).toMatchObject({ phone: false });
    await save({ whatsapp: '+966 55 123 4567', arOpeningHours: 'كل يوم من ٩ إلى ٥' });
    expect(await firstHour()).toMatchObject({ phone: true, hours: true });
  });
});

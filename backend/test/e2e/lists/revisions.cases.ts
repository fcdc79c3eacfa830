import {
  type HomeContent,
  type PreviousVersion,
  type Project,
  CONTENT_KINDS,
  REVISIONS_KEPT,
} from '@manjara/contracts';
import { operationOf } from '../../contract/operations';
import { firstText } from '../../contract/support/operation';
import { isTried } from '../../contract/support/tried';
import { picture } from '../../support/pictures';
import { ProjectsApi, secondaryUrls } from '../../support/projects-api';
import { ADMIN } from '../../support/test-app';
import { api } from '../shared-site';

const projects = new ProjectsApi(api.app);
beforeEach(() => api.app.clearAll());

const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.app.asAdmin[method](`/api/${path}`);
const read = async <T>(path: string) => (await asAdmin('get', path).expect(200)).body as T;
const revisions = <T = Project>(path: string) => read<PreviousVersion<T>[]>(`${path}/revisions`);
const restore = (path: string, version: number) =>
  asAdmin('post', `${path}/revisions/${version}/restore`);

describe.each(CONTENT_KINDS.filter(isTried))('a change of %s', (kind) => {
  it('leaves the previous version, which can be restored', async () => {
    const change = operationOf(`PUT /${kind}/{id}`);
    const { request } = await api.prepare(change);
    const path = `${kind}/${request.id}`;
    expect(await revisions(path)).toEqual([]);
    await api.app.http.get(`/api/${path}/revisions`).expect(401);
    const before = await read<Record<string, unknown>>(path);
    const field = firstText(change);
    const payload = { [field]: 'Changed' };
    await api.send(change, { ...request, payload }).expect(200);

    const [first, ...others] = await revisions<Record<string, unknown>>(path);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ version: 1, by: ADMIN.email, document: before });
    expect(first!.fields).toEqual([kind === 'partners' ? 'image' : field]);
    await restore(path, 1).expect(200);
    expect(await read(path)).toEqual({ ...before, savedAt: before.savedAt && expect.any(String) });
    expect(await revisions(path)).toHaveLength(2);
    await restore(path, 99).expect(404);
  });
});

describe('previous versions of a project', () => {
  const rename = (id: string, name: string) => projects.put(id, { name }).expect(200);

  it('name the fields that differ in the version after each', async () => {
    const { _id } = await projects.create();
    await rename(_id, 'Second');
    await projects.put(_id, { description: 'Third', year: '2020' }).expect(200);
    const found = await revisions(`projects/${_id}`);
    expect(found.map(({ version, fields }) => ({ version, fields }))).toEqual([
      { version: 2, fields: ['year', 'description'] },
      { version: 1, fields: ['name'] },
    ]);
  });

  it('are not made by a change of the state, and restoring does not change it', async () => {
    const { _id, name } = await projects.create();
    await rename(_id, 'Second');
    await projects.put(_id, { status: 'draft' }).expect(200);
    expect(await revisions(`projects/${_id}`)).toHaveLength(1);
    const { body } = await restore(`projects/${_id}`, 1).expect(200);
    expect(body).toMatchObject({ name, status: 'draft' });
  });

  it('keep their pictures from the sweep, and are restored with them', async () => {
    const project = await projects.create(2);
    const change = projects.put(project._id);
    void change.attach('image', await picture(), 'other.png');
    void change.field('secondaryImages', secondaryUrls(project)[0]!);
    await change.expect(200);
    expect(await api.app.sweepLater()).toBe(0);
    const { body } = await restore(`projects/${project._id}`, 1).expect(200);
    const restored = body as Project;
    expect(restored.image.url).toBe(project.image.url);
    expect(secondaryUrls(restored)).toEqual(secondaryUrls(project));
    for (const url of [restored.image.url, ...secondaryUrls(restored)]) {
      await api.app.http.get(url).expect(200);
    }
  });

  it('are not restored to what is published while they lack something', async () => {
    const draft = (await projects.post({ name: 'Villa', status: 'draft' }).expect(201))
      .body as Project;
    const complete = projects.put(draft._id, {
      arName: 'فيلا',
      category: 'Residential',
      arCategory: 'سكني',
      description: 'A house',
      arDescription: 'بيت',
      alt: 'A room',
      arAlt: 'غرفة',
      status: 'published',
    });
    await complete.attach('image', await picture(), 'main.png').expect(200);
    const { body } = await restore(`projects/${draft._id}`, 1).expect(400);
    expect(body).toMatchObject({ error: 'fields_missing' });
  });

  it(`are the last ${REVISIONS_KEPT}, and go with the project`, async () => {
    const { _id } = await projects.create();
    for (let n = 0; n < REVISIONS_KEPT + 2; n++) await rename(_id, `Name ${n}`);
    const found = await revisions(`projects/${_id}`);
    expect(found).toHaveLength(REVISIONS_KEPT);
    expect(found[0]).toMatchObject({ version: REVISIONS_KEPT + 2 });
    await projects.remove(_id).expect(204);
    await asAdmin('delete', `trash/projects/${_id}`).expect(204);
    expect(await api.app.connection.collection('revisions').countDocuments()).toBe(0);
  });

  it('have all that was saved, though two saved at once', async () => {
    const { _id } = await projects.create();
    const names = Array.from({ length: 4 }, (_, n) => `Name ${n}`);
    await Promise.all(names.map((name) => projects.put(_id, { name })));
    const versions = await revisions(`projects/${_id}`);
    const shown = [
      (await projects.read(_id)).name,
      ...versions.map(({ document }) => document.name),
    ];
    for (const name of names) expect(shown).toContain(name);
  });
});

describe('previous versions of the home page', () => {
  const save = (mainText: string) =>
    asAdmin('post', 'content/home').field('mainText', mainText).expect(200);

  it('are kept of each save but the first, and restored', async () => {
    await save('First');
    expect(await revisions('content/home')).toEqual([]);
    await save('Second');
    const [first] = await revisions<HomeContent>('content/home');
    expect(first).toMatchObject({ version: 1, by: ADMIN.email, fields: ['mainText'] });
    expect(first!.document.mainText).toBe('First');
    const { body } = await restore('content/home', 1).expect(200);
    expect((body as HomeContent).mainText).toBe('First');
    const { body: shown } = await api.app.http.get('/api/content/home').expect(200);
    expect((shown as HomeContent).mainText).toBe('First');
  });
});

it.each(['content', 'content/about', 'site-settings'])(
  'previous versions of %s have an address of their own',
  async (section) => {
    expect(await revisions(section)).toEqual([]);
    await restore(section, 1).expect(404);
  },
);

import {
  type BulkRequest,
  type BulkResult,
  type ErrorBody,
  type Project,
  type Status,
  TRASH_KINDS,
} from '@manjara/contracts';
import { operationOf, OPERATIONS } from '../../contract/operations';
import { nameOf } from '../../contract/support/operation';
import { isTried } from '../../contract/support/tried';
import { projectTexts } from '../../support/factories/project.factory';
import { PROJECTS, ProjectsApi } from '../../support/projects-api';
import { api } from '../shared-site';

const NOBODY = '0123456789abcdef01234567';
const COMMERCIAL = { category: 'Commercial', arCategory: 'تجاري' };

const projects = new ProjectsApi(api.app);
beforeEach(() => api.app.clearAll());

const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.app.asAdmin[method](path);
const read = async <T>(path: string) => (await asAdmin('get', path).expect(200)).body as T;
const send = (path: string, body: object, language = 'en') =>
  asAdmin('post', `${path}/bulk`).set('Accept-Language', language).send(body);
const change = async (body: BulkRequest, path = PROJECTS, language?: string) =>
  (await send(path, body, language).expect(200)).body as BulkResult[];
const revert = (results: readonly BulkResult[], path = PROJECTS) =>
  change({ revert: results.map(({ id, version = 0 }) => ({ id, version })) }, path);
const idsIn = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
const idsOf = async (status: Status) => idsIn(await read(`${PROJECTS}?status=${status}`));
const draft = async (texts: Record<string, string> = {}) =>
  (await projects.post({ ...texts, status: 'draft' }).expect(201)).body as Project;
const statuses = (results: readonly BulkResult[]) => results.map(({ status }) => status);
const codes = (results: readonly BulkResult[]) => results.map(({ error }) => error?.error);

describe('a change to several projects', () => {
  it('is answered in their order; one that is refused leaves the others changed', async () => {
    const [first, second] = [await projects.create(), await projects.create()];
    const ids = [second._id, NOBODY, first._id];
    const results = await change({ ids, status: 'draft' });
    expect(results).toEqual([
      { id: second._id, status: 'draft', version: 2 },
      {
        id: NOBODY,
        error: {
          statusCode: 404,
          error: 'project_not_found',
          message: 'This project does not exist.',
        },
      },
      { id: first._id, status: 'draft', version: 2 },
    ]);
    expect(await idsOf('published')).toEqual([]);
    for (const { _id } of [first, second]) await api.app.http.get(`${PROJECTS}/${_id}`).expect(404);
  });

  it('is reverted, except for items that changed since', async () => {
    const [same, edited] = [await projects.create(), await projects.create()];
    const results = await change({ ids: [same._id, edited._id], status: 'draft' });
    await projects.put(edited._id, { name: 'Edited' }).expect(200);
    const back = await revert(results);
    expect(codes(back)).toEqual([undefined, 'precondition_failed']);
    expect(back[1]!.error).toMatchObject({
      statusCode: 412,
      changedAt: expect.any(String) as unknown,
    });
    expect(await idsOf('published')).toEqual([same._id]);
    expect(await read(`${PROJECTS}/${edited._id}`)).toMatchObject({
      name: 'Edited',
      status: 'draft',
    });
    // Sent again, as after a lost response.
    expect(codes(await revert(results))).toEqual(['precondition_failed', 'precondition_failed']);
  });

  it('skips items that already have the value, and does not revert them', async () => {
    const [shown, hidden] = [await projects.create(), await draft()];
    const results = await change({ ids: [shown._id, hidden._id], status: 'draft' });
    expect(results[1]).toEqual({ id: hidden._id, status: 'draft' });
    await revert(results.slice(0, 1));
    expect(await idsOf('draft')).toEqual([hidden._id]);
  });

  it('sets a category, and a revert restores the earlier ones', async () => {
    const villa = await projects.create();
    const tower = await projects.create(0, projectTexts(COMMERCIAL));
    const office = { category: 'Work Space', arCategory: 'مكتبي' };
    const results = await change({ ids: [villa._id, tower._id], ...office });
    expect(await read(PROJECTS)).toMatchObject([office, office]);
    expect(await read(`${PROJECTS}?category=Residential`)).toEqual([]);
    expect(statuses(await revert(results))).toEqual(['published', 'published']);
    const own = ({ category, arCategory }: Project) => ({ category, arCategory });
    for (const project of [villa, tower]) {
      expect(own(await projects.read(project._id))).toEqual(own(project));
    }
  });

  it('publishes complete items; names the missing fields of others, in both languages', async () => {
    const complete = await projects.create();
    await projects.put(complete._id, { status: 'draft', date: '' }).expect(200);
    const lacking = await draft({ name: 'Villa' });
    const ids = [lacking._id, complete._id];
    const [refused, published] = await change({ ids, status: 'published' });
    expect(refused!.error).toMatchObject({ statusCode: 400, error: 'fields_missing' });
    const missing = refused!.error!.details!.map(({ field }) => field);
    expect(missing).toContain('image');
    expect(missing).not.toContain('name');
    const { createdAt } = await projects.read(complete._id);
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);

    const [arabic] = await change({ ids, status: 'published' }, PROJECTS, 'ar');
    expect(arabic!.error!.message).toBe('يُرجى تعبئة جميع الحقول.');
    // Without the date that came with the publication.
    expect(statuses(await revert([published!]))).toEqual(['draft']);
    expect(await projects.read(complete._id)).not.toHaveProperty('createdAt');
  });

  it('makes no previous version where the status alone changes', async () => {
    const { _id } = await projects.create();
    await revert(await change({ ids: [_id], status: 'draft' }));
    expect(await read(`${PROJECTS}/${_id}/revisions`)).toEqual([]);
    await change({ ids: [_id], ...COMMERCIAL });
    expect(await read(`${PROJECTS}/${_id}/revisions`)).toMatchObject([
      { fields: ['category', 'arCategory'] },
    ]);
  });

  it('does not interfere with a concurrent edit', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id } = await projects.create();
      const name = `Changed ${round}`;
      const [edit, [result]] = await Promise.all([
        projects.put(_id, { name }),
        change({ ids: [_id], status: 'draft' }),
      ]);
      expect([edit.status, result!.status]).toEqual([200, 'draft']);
      expect(await read(`${PROJECTS}/${_id}`)).toMatchObject({ name, status: 'draft' });
    }
  });
});

const pathOf = (kind: string) =>
  OPERATIONS.find(({ path }) => path.endsWith(`/${kind}/bulk`))!.path.replace(/\/bulk$/, '');

/** Makes an item. @returns its id */
const make = async (path: string) =>
  (await api.prepare(operationOf(`DELETE ${path}/{id}`))).request.id!;

describe.each(TRASH_KINDS.filter(isTried))('several of the %s', (kind) => {
  const path = `/api${pathOf(kind)}`;

  it('go to the trash, and come back to their places', async () => {
    const list = async () => idsIn(await read<{ _id: string }[]>(path));
    const [first, second, third] = [
      await make(pathOf(kind)),
      await make(pathOf(kind)),
      await make(pathOf(kind)),
    ];
    if (OPERATIONS.some((one) => nameOf(one) === `PUT ${pathOf(kind)}/order`)) {
      const ids = [third, first, second];
      await asAdmin('put', `${path}/order`).send({ ids }).expect(200);
    }
    const before = await list();
    const results = await change({ ids: [first, third], deleted: true }, path);
    expect(statuses(results)).toEqual(['trashed', 'trashed']);
    expect(await list()).toEqual(before.filter((id) => ![first, third].includes(id)));
    expect(idsIn(await read('/api/trash'))).toEqual([third, first]);
    expect(codes(await change({ ids: [first], deleted: true }, path))).toEqual([
      expect.stringMatching(/_not_found$/),
    ]);

    expect(statuses(await revert(results, path))).toEqual(['published', 'published']);
    expect(await list()).toEqual(before);
    expect(await read('/api/trash')).toEqual([]);
  });

  it('that were permanently deleted do not come back', async () => {
    const id = await make(pathOf(kind));
    const results = await change({ ids: [id], deleted: true }, path);
    await asAdmin('delete', `/api/trash/${kind}/${id}`).expect(204);
    expect(codes(await revert(results, path))).toEqual([expect.stringMatching(/_not_found$/)]);
  });
});

it('a deleted draft comes back as a draft', async () => {
  const { _id } = await draft({ name: 'Villa' });
  const results = await change({ ids: [_id], deleted: true });
  expect(await idsOf('draft')).toEqual([]);
  expect(statuses(await revert(results))).toEqual(['draft']);
  expect(await idsOf('draft')).toEqual([_id]);
});

it('a revert skips an item that was restored and deleted again', async () => {
  const { _id } = await projects.create();
  const results = await change({ ids: [_id], deleted: true });
  await asAdmin('post', `${PROJECTS}/${_id}/restore`).expect(200);
  await projects.remove(_id).expect(204);
  expect(codes(await revert(results))).toEqual(['precondition_failed']);
  await asAdmin('get', `${PROJECTS}/${_id}`).expect(404);
});

describe('a call that is refused as a whole', () => {
  const ids = [NOBODY];
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => n.toString(16).padStart(24, '0'));

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [], deleted: true }, ['ids']],
    ['more than a hundred', { ids: many(101), deleted: true }, ['ids']],
    ['one twice', { ids: [NOBODY, NOBODY.toUpperCase()], deleted: true }, ['ids']],
    ['no change', { ids }, ['ids']],
    ['two changes', { ids, deleted: true, status: 'draft' }, ['ids']],
    ['a change that is none', { ids, deleted: false }, ['deleted']],
    ['half a category', { ids, category: 'Commercial' }, ['category']],
    ['a mixed category', { ids, category: 'Commercial', arCategory: 'سكني' }, ['arCategory']],
    ['a blank category', { ids, category: '', arCategory: '' }, ['category', 'arCategory']],
    ['an unknown status', { ids, status: 'trashed' }, ['status']],
    ['an unknown field', { ids, deleted: true, name: 'Villa' }, ['name']],
    ['a revert of nothing', { revert: [] }, ['revert']],
    ['a revert with ids', { ids, revert: [{ id: NOBODY, version: 1 }] }, ['revert']],
    ['a revert with a change', { deleted: true, revert: [{ id: NOBODY, version: 1 }] }, ['revert']],
    ['a revert of nobody', { revert: [null] }, ['revert']],
    ['a revert without a version', { revert: [{ id: NOBODY }] }, ['revert.0.version']],
    [
      'more reverts than a hundred',
      { revert: many(101).map((id) => ({ id, version: 1 })) },
      ['revert'],
    ],
  ])('is %s', async (_what, body, fields) => {
    const { details } = (await send(PROJECTS, body).expect(400)).body as ErrorBody;
    expect(details?.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it('is a status or a category of what has none', async () => {
    for (const kind of TRASH_KINDS.filter(
      (name) => !['projects', 'products', 'reviews', 'partners'].includes(name),
    )) {
      for (const wrong of [{ status: 'draft' }, COMMERCIAL]) {
        const answer = await send(`/api${pathOf(kind)}`, { ids, ...wrong }, 'ar').expect(400);
        const { details = [], message } = answer.body as ErrorBody;
        const named = details.map(({ field }) => field);
        expect(named).toEqual(expect.arrayContaining(Object.keys(wrong)));
        expect(message).toMatch(/\p{Script=Arabic}/u);
      }
    }
  });
});

it('takes a hundred at once', async () => {
  const [{ _id }, hidden] = [await projects.create(), await draft()];
  const others = Array.from({ length: 98 }, (_, n) => n.toString(16).padStart(24, 'a'));
  const results = await change({ ids: [_id, ...others, hidden._id], deleted: true });
  expect(results).toHaveLength(100);
  expect(results.filter(({ error }) => error)).toHaveLength(98);
  expect(await read('/api/trash')).toHaveLength(2);
});

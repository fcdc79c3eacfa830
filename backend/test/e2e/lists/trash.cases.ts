import {
  CONTENT_KINDS,
  listNameOf,
  TRASH_KINDS,
  type Project,
  type TrashItem,
  type TrashKind,
} from '@manjara/contracts';
import { Types } from 'mongoose';
import { TrashJob } from '../../../src/modules/trash/trash-job';
import { operationOf, OPERATIONS } from '../../contract/operations';
import { callOf } from '../../contract/support/list-operations';
import { isTried } from '../../contract/support/tried';
import { LONG } from '../../support/long';
import { ProjectsApi } from '../../support/projects-api';
import { ADMIN } from '../../support/test-app';
import { sendApplication, sendMessage } from '../../support/visitors';
import { api } from '../shared-site';

const DAY_MS = 86_400_000;
const TRASH = '/api/trash';
const EMAIL = 'salim@example.com';

beforeEach(() => api.app.clearAll());

const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.app.asAdmin[method](path);
const read = async <T>(path: string) => (await asAdmin('get', path).expect(200)).body as T;
const trash = () => read<TrashItem[]>(TRASH);
const pathOf = (kind: TrashKind) =>
  OPERATIONS.find(({ path }) => path.endsWith(`/${kind}/{id}/restore`))!.path.split('/{')[0]!;
const collection = (kind: TrashKind) => api.app.connection.collection(kind);
const idsIn = (items: { _id: string }[]) => items.map(({ _id }) => _id);

/** Makes an item. @returns its path */
async function make(kind: TrashKind): Promise<string> {
  const path = pathOf(kind);
  const { request } = await api.prepare(operationOf(`DELETE ${path}/{id}`));
  return `/api${path}/${request.id}`;
}
async function makeTrashed(kind: TrashKind): Promise<string> {
  const path = await make(kind);
  await asAdmin('delete', path).expect(204);
  return path;
}
const idOf = (path: string) => path.split('/').at(-1)!;
const restore = (path: string) => asAdmin('post', `${path}/restore`);
const forGood = (kind: TrashKind, path: string) =>
  asAdmin('delete', `${TRASH}/${kind}/${idOf(path)}`);

describe.each(TRASH_KINDS.filter(isTried))('a deleted item of %s', (kind) => {
  it('is only in the trash, is restored unchanged, and is then not permanently deleted', async () => {
    const list = `/api${pathOf(kind)}`;
    const path = await make(kind);
    await make(kind);
    // Links to CVs, and the time of the last save, differ.
    const content = (items: object[]) =>
      items.map((item) => ({ ...item, cv: undefined, savedAt: undefined }));
    const before = await read<{ _id: string }[]>(list);
    const one = (await asAdmin('get', path)).status;
    await asAdmin('delete', path).expect(204);

    expect(idsIn(await read(list))).toEqual(idsIn(before).filter((id) => id !== idOf(path)));
    await asAdmin('get', path).expect(404);
    await asAdmin('delete', path).expect(404);
    const [item, ...others] = await trash();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ kind, _id: idOf(path), deletedBy: ADMIN.email });
    expect(item?.name).not.toBe('');
    expect(Date.now() - Date.parse(item!.deletedAt)).toBeLessThan(60_000);

    await restore(path).expect(200);
    expect(content(await read(list))).toEqual(content(before));
    await asAdmin('get', path).expect(one);
    expect(await trash()).toEqual([]);
    await forGood(kind, path).expect(404);
    // Sent again, as after a lost response.
    await restore(path).expect(200);
  });

  it('is permanently deleted on request, or after 30 days', async () => {
    const [kept, old, chosen] = [
      await makeTrashed(kind),
      await makeTrashed(kind),
      await makeTrashed(kind),
    ];
    await forGood(kind, chosen).expect(204);
    await forGood(kind, chosen).expect(404);
    const age = (path: string, days: number) =>
      collection(kind).updateOne(
        { _id: new Types.ObjectId(idOf(path)) },
        { $set: { deletedAt: new Date(Date.now() - days * DAY_MS) } },
      );
    await age(old, 30.1);
    await age(kept, 29.9);
    await api.app.app.get(TrashJob).start();
    expect(idsIn(await trash())).toEqual([idOf(kept)]);
    for (const path of [old, chosen]) await restore(path).expect(404);
    expect(await collection(kind).countDocuments({ state: 'trashed' })).toBe(1);
  });
});

describe('the trash', () => {
  it('has all kinds in pages, last deleted first', async () => {
    const paths = [];
    for (const kind of TRASH_KINDS) paths.unshift(await makeTrashed(kind));
    const { headers } = await asAdmin('get', `${TRASH}?page=2&limit=4`).expect(200);
    expect(headers['x-total-count']).toBe(String(TRASH_KINDS.length));
    const pageCount = Math.ceil(TRASH_KINDS.length / 4);
    const pages = Array.from({ length: pageCount }, (_, index) =>
      read<TrashItem[]>(`${TRASH}?page=${index + 1}&limit=4`),
    );
    const items = (await Promise.all(pages)).flat();
    expect(idsIn(items)).toEqual(paths.map(idOf));
    const withPicture = items.filter(({ image }) => image).map(({ kind }) => kind);
    const pictured = CONTENT_KINDS.filter((kind) =>
      callOf(kind, 'POST').form?.fields.some(({ kind }) => ['picture', 'slot'].includes(kind)),
    );
    expect(withPicture.sort()).toEqual(pictured.map(listNameOf).sort());
  });

  it('is hidden from visitors everywhere', async () => {
    const trashed = [];
    for (const kind of TRASH_KINDS.filter(isTried)) {
      await make(kind);
      trashed.push(await makeTrashed(kind));
    }
    await api.app.http.get(TRASH).expect(401);
    const open = OPERATIONS.filter(
      ({ method, access, path }) =>
        method === 'GET' && access === 'public' && !/^\/(files|backups)/.test(path),
    );
    for (const { path } of open) {
      const query = path.endsWith('suggestions') ? '?search=door' : '';
      const own = trashed.filter((one) => one.startsWith(`/api${path.split('{')[0]}`));
      const asked = LONG || own.length === 0 ? trashed : own;
      for (const id of /\{(id|address)\}/.test(path) ? asked.map(idOf) : ['']) {
        const { status, text } = await api.app.http.get(
          `/api${path.replace(/\{(id|address)\}/, id)}${query}`,
        );
        // Others like it are no secret.
        const isRefused = id && !(path.startsWith('/similar-projects') && status === 200);
        if (isRefused) expect([403, 404, 410]).toContain(status);
        else expect(status).toBe(200);
        for (const hidden of trashed) expect(text).not.toContain(idOf(hidden));
      }
    }
  });

  it('keeps the places in orders and among the pinned projects', async () => {
    const projects = [await make('projects'), await make('projects')].map(idOf);
    const boxes = [await make('boxes'), await make('boxes'), await make('boxes')].map(idOf);
    const save = (path: string, ids: string[]) => asAdmin('put', path).send({ ids }).expect(200);
    await save('/api/pinned-projects', projects);
    await save('/api/content/boxes/order', [boxes[2]!, boxes[0]!, boxes[1]!]);
    const paths = [`/api/projects/${projects[0]}`, `/api/content/boxes/${boxes[0]}`];
    for (const path of paths) await asAdmin('delete', path).expect(204);
    expect(await read('/api/pinned-projects')).toEqual({ ids: [projects[1]] });
    for (const path of paths) await restore(path).expect(200);
    expect(await read('/api/pinned-projects')).toEqual({ ids: projects });
    expect(idsIn(await read('/api/content/boxes'))).toEqual([boxes[2], boxes[0], boxes[1]]);
  });

  it('gives a draft back as a draft', async () => {
    const path = await make('projects');
    await asAdmin('put', path).field('status', 'draft').expect(200);
    await asAdmin('delete', path).expect(204);
    await restore(path).expect(200);
    expect(await read(path)).toMatchObject({ status: 'draft' });
    await api.app.http.get(path).expect(404);
  });

  it('takes no changes, and loses none that was made beside the deletion', async () => {
    for (let round = 0; round < 5; round++) {
      const path = await make('projects');
      const name = `Changed ${round}`;
      const [change] = await Promise.all([
        asAdmin('put', path).field('name', name),
        asAdmin('delete', path),
      ]);
      await asAdmin('put', path).field('name', 'Too late').expect(404);
      const { body } = await restore(path).expect(200);
      expect([200, 404]).toContain(change.status);
      expect((body as Project).name === name).toBe(change.status === 200);
    }
  });

  it('keeps a picture that something else uses', async () => {
    const projects = new ProjectsApi(api.app);
    const { _id, image } = await projects.create();
    await asAdmin('post', `/api/projects/${_id}/duplicate`).expect(201);
    const touchedAt = new Date(Date.now() - DAY_MS);
    await api.app.connection
      .collection('fs.files')
      .updateMany({}, { $set: { 'metadata.touchedAt': touchedAt } });
    await projects.remove(_id).expect(204);
    await asAdmin('delete', `${TRASH}/projects/${_id}`).expect(204);
    await api.app.http.get(image.url).expect(200);
  });

  it('rejects other kinds', async () => {
    const path = await makeTrashed('boxes');
    await asAdmin('delete', `${TRASH}/admins/${idOf(path)}`).expect(404);
    await asAdmin('delete', `${TRASH}/values/${idOf(path)}`).expect(404);
    expect(await trash()).toHaveLength(1);
  });
});

describe('what a person has sent, in the trash', () => {
  const ask = (action: string) =>
    asAdmin('post', `/api/personal-data/${action}`).send({ email: EMAIL }).expect(200);

  it('is found and erased', async () => {
    await sendMessage(api.app, EMAIL);
    await sendApplication(api.app, EMAIL);
    for (const kind of ['messages', 'jobs'] as const) {
      const [{ _id } = { _id: '' }] = await read<{ _id: string }[]>(`/api/${kind}`);
      await asAdmin('delete', `/api/${kind}/${_id}`).expect(204);
    }
    const { body: held } = await ask('search');
    expect(held).toMatchObject({ messages: { count: 1 }, jobs: { count: 1 } });
    await ask('export');
    const { body: erased } = await ask('erase');
    expect(erased).toEqual({ messages: 1, jobs: 1, pendingFiles: 0 });
    expect(await trash()).toEqual([]);
    expect(await api.app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('shows no CV until it is restored', async () => {
    await sendApplication(api.app, EMAIL);
    const jobs = () => read<{ _id: string; cv: string }[]>('/api/jobs');
    const [{ _id, cv } = { _id: '', cv: '' }] = await jobs();
    await asAdmin('delete', `/api/jobs/${_id}`).expect(204);
    await api.app.http.get(cv).expect(404);
    await restore(`/api/jobs/${_id}`).expect(200);
    await api.app.http.get(cv).expect(200);
  });
});

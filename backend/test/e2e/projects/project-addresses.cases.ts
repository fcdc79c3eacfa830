import type { Project, ProjectPage, ProjectSummary } from '@manjara/contracts';
import { Types } from 'mongoose';
import type { ProjectDocument } from '../../../src/modules/projects/project.schema';
import { ProjectsService } from '../../../src/modules/projects/projects.service';
import { newProject, projectTexts } from '../../support/factories/project.factory';
import { type Failure, PROJECTS, ProjectsApi } from '../../support/projects-api';
import { app } from '../shared-site';

const NAMES = { name: 'Majlis Al Balad', arName: 'مجلس البلد' };

describe('the address of a project', () => {
  const projects = new ProjectsApi(app);
  beforeEach(() => app.clear('projects'));

  const add = (changes: Record<string, string> = NAMES) =>
    projects.create(0, projectTexts(changes));
  const change = async (id: string, changes: Record<string, string>) =>
    (await projects.put(id, changes).expect(200)).body as Project;
  const page = (address: string) =>
    app.http.get(`/api/project-pages/${encodeURIComponent(address)}`);
  const idAt = async (address: string) =>
    ((await page(address).expect(200)).body as ProjectPage).project._id;
  const similarTo = async (address: string) => {
    const path = `/api/similar-projects/${encodeURIComponent(address)}`;
    return ((await app.http.get(path).expect(200)).body as ProjectSummary[]).map(({ _id }) => _id);
  };

  it('is made from its name in each language, and numbered where it is taken', async () => {
    expect(await add()).toMatchObject({ slug: 'majlis-al-balad', arSlug: 'مجلس-البلد' });
    const twin = await add();
    expect(twin).toMatchObject({ slug: 'majlis-al-balad-2', arSlug: 'مجلس-البلد-2' });
    expect(await idAt('مجلس-البلد-2')).toBe(twin._id);
    expect(await idAt(twin._id)).toBe(twin._id);
  });

  it('stays when a published project is renamed, and leads to it for good', async () => {
    const { _id } = await add();
    expect(await change(_id, { name: 'Hall' })).toMatchObject({ slug: 'majlis-al-balad' });
    expect(await change(_id, { slug: ' The Hall! ' })).toMatchObject({ slug: 'the-hall' });
    for (const address of [_id, 'majlis-al-balad', 'the-hall', 'مجلس-البلد']) {
      expect(await idAt(address)).toBe(_id);
    }
    expect(await change(_id, { slug: '' })).toMatchObject({ slug: 'hall' });
    expect(await add()).toMatchObject({ slug: 'majlis-al-balad-2' });
  });

  it('cannot be one that another project has or had', async () => {
    const first = await add();
    await change(first._id, { slug: 'hall' });
    const second = await add({ ...NAMES, name: 'Villa' });
    for (const slug of ['hall', 'majlis-al-balad', first._id, 'preview', 'مجلس-البلد']) {
      const { body } = await projects.put(second._id, { slug }).expect(400);
      const { error, details = [] } = body as Failure;
      expect([error, details[0]?.field]).toEqual(['project_address_taken', 'slug']);
    }
    expect(await idAt('villa')).toBe(second._id);
  });

  it('of a draft follows its name, and shows nothing to visitors', async () => {
    const draft = await add({ ...NAMES, status: 'draft' });
    expect(draft.slug).toBe('majlis-al-balad');
    expect(await change(draft._id, { name: 'Hall' })).toMatchObject({ slug: 'hall' });
    for (const address of [draft._id, 'hall', 'majlis-al-balad']) {
      const { error } = (await page(address).expect(404)).body as Failure;
      expect(error).toBe('project_not_found');
      await app.http.get(`/api/similar-projects/${address}`).expect(404);
    }
    // A draft keeps no former slug.
    expect(await add()).toMatchObject({ slug: 'majlis-al-balad' });
    await projects.remove(draft._id).expect(204);
    await page('hall').expect(404);
  });

  it('answers 410 once the project is unpublished or in the trash, with similar ones', async () => {
    const gone = await add();
    const other = await add({ ...NAMES, category: 'Education', arCategory: 'تعليمي' });
    expect(await similarTo(gone._id)).toEqual([other._id]);
    const same = await add({ ...NAMES, name: 'Villa' });
    await change(gone._id, { status: 'draft' });
    expect(((await page('majlis-al-balad').expect(410)).body as Failure).error).toBe(
      'project_gone',
    );
    expect(await similarTo('majlis-al-balad')).toEqual([same._id]);
    await projects.remove(gone._id).expect(204);
    await page(gone._id).expect(410);
    await projects.removeForGood(other._id);
    await page(other._id).expect(404);
  });

  it('is remembered of a project that was published at its time', async () => {
    const { _id } = await add({ ...NAMES, status: 'draft' });
    const stored = app.connection.collection<ProjectDocument>('projects');
    const draft = await stored.findOne({ _id: new Types.ObjectId(_id) });
    expect(await app.app.get(ProjectsService).publishScheduled(draft!)).toBe(true);
    await change(_id, { status: 'draft' });
    await page(_id).expect(410);
  });

  it('is not copied, and not taken back by a previous version', async () => {
    const { _id } = await add();
    const copy = (await app.asAdmin.post(`${PROJECTS}/${_id}/duplicate`).expect(201))
      .body as Project;
    expect(copy).toMatchObject({ slug: 'majlis-al-balad-copy', arSlug: 'مجلس-البلد-نسخة' });
    await page(copy._id).expect(404);
    await change(_id, { slug: 'hall', name: 'Hall' });
    const restored = await app.asAdmin.post(`${PROJECTS}/${_id}/revisions/1/restore`).expect(200);
    expect(restored.body).toMatchObject({ name: NAMES.name, slug: 'hall' });
    expect(await idAt('majlis-al-balad')).toBe(_id);
  });

  it('is one of many, when several are added at once', async () => {
    const service = app.app.get(ProjectsService);
    const added = await Promise.all(
      Array.from({ length: 4 }, () => service.insert(newProject(NAMES))),
    );
    expect(added.map(({ slug }) => slug).sort()).toEqual([
      'majlis-al-balad',
      'majlis-al-balad-2',
      'majlis-al-balad-3',
      'majlis-al-balad-4',
    ]);
  });
});

import type { Project, ProjectDraft } from '@manjara/contracts';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { type Failure, PROJECTS, ProjectsApi, secondaryUrls } from '../support/projects-api';
import { sweepLater } from '../support/sweep-later';
import { TestApp } from '../support/test-app';

const DRAFTS = '/api/project-drafts';

describe('drafts of projects', () => {
  let app: TestApp;
  let admin: string;
  let projects: ProjectsApi;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
    projects = new ProjectsApi(app, admin);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects', 'project_drafts'));

  const post = (path: string) => app.http.post(path).set('Authorization', admin);
  const read = async <T>(path: string) =>
    (await app.http.get(path).set('Authorization', admin).expect(200)).body as T;
  const save = async (texts: Record<string, string>) =>
    (await withTexts(post(DRAFTS), texts).expect(201)).body as ProjectDraft;
  const publish = (id: string) => post(`${DRAFTS}/${id}/publish`);

  it('are saved with what is there, are not public, and say what is missing', async () => {
    const draft = await save({ arName: 'فيلا أبحر', description: '' });
    expect(draft).toMatchObject({ arName: 'فيلا أبحر', name: '', secondaryImages: [] });
    expect(await read(PROJECTS)).toEqual([]);
    await app.http.get(`${PROJECTS}/${draft._id}`).expect(404);
    await app.http.get(DRAFTS).expect(401);
    const { body } = await publish(draft._id).expect(400);
    const { error, details = [] } = body as Failure;
    expect(error).toBe('fields_missing');
    const missing = ['name', 'category', 'arCategory', 'description', 'arDescription'];
    expect(details.map(({ field }) => field).sort()).toEqual(
      [...missing, 'alt', 'arAlt', 'image'].sort(),
    );
    expect(await read(DRAFTS)).toHaveLength(1);
  });

  it('become projects with their pictures, and projects become drafts', async () => {
    const request = withTexts(post(DRAFTS), { ...projectTexts(), date: '2019-05-17' });
    void request.attach('image', await picture(), 'main.png');
    void request.attach('secondaryImages', await picture(), 'more.png');
    const draft = (await request.expect(201)).body as ProjectDraft;
    const project = (await publish(draft._id).expect(200)).body as Project;
    expect(project).toMatchObject({ _id: draft._id, createdAt: '2019-05-17T09:00:00.000Z' });
    expect(project.image.url).toBe(draft.image?.url);
    expect(await read(DRAFTS)).toEqual([]);
    const search = `${PROJECTS}?search=${encodeURIComponent(project.name)}&lang=en`;
    expect(await read(search)).toHaveLength(1);

    const path = `${PROJECTS}/${project._id}/unpublish`;
    const { savedAt: _now, ...again } = (await post(path).expect(200)).body as ProjectDraft;
    const { savedAt: _then, ...before } = draft;
    expect(again).toEqual(before);
    expect(await read(PROJECTS)).toEqual([]);
    await sweepLater(app);
    await app.http.get(project.image.url).expect(200);
    await publish(project._id).expect(200);
    expect(await projects.read(project._id)).toEqual(project);
  });

  it('are published again where a crash left both', async () => {
    const project = await projects.create();
    await post(`${PROJECTS}/${project._id}/unpublish`).expect(200);
    const left = await app.connection.collection('project_drafts').findOne({});
    await publish(project._id).expect(200);
    await app.connection.collection('project_drafts').insertOne(left!);
    await publish(project._id).expect(200);
    expect(await read(DRAFTS)).toEqual([]);
    expect(await projects.read(project._id)).toEqual(project);
  });

  it('are copies that keep their pictures when the project is deleted', async () => {
    const project = await projects.create(1);
    const { body } = await post(`${PROJECTS}/${project._id}/duplicate`).expect(201);
    const copy = body as ProjectDraft;
    expect(copy).toMatchObject({
      name: `${project.name} (copy)`,
      arName: `${project.arName} (نسخة)`,
      alt: project.image.alt,
    });
    expect(copy._id).not.toBe(project._id);
    await projects.remove(project._id).expect(204);
    await sweepLater(app);
    for (const url of [copy.image!.url, ...secondaryUrls(project)]) {
      await app.http.get(url).expect(200);
    }
    await app.http.delete(`${DRAFTS}/${copy._id}`).set('Authorization', admin).expect(204);
    await sweepLater(app);
    await app.http.get(copy.image!.url).expect(404);
  });

  it('are not overwritten by who has not seen the last save', async () => {
    const { _id } = await save({ name: 'Villa' });
    const { headers } = await app.http.get(`${DRAFTS}/${_id}`).set('Authorization', admin);
    const put = (name: string) =>
      withTexts(app.http.put(`${DRAFTS}/${_id}`).set('Authorization', admin), { name }).set(
        'If-Match',
        headers.etag!,
      );
    await put('Villa Obhur').expect(200);
    await put('Villa Salman').expect(412);
    expect(await read(`${DRAFTS}/${_id}`)).toMatchObject({ name: 'Villa Obhur' });
  });
});

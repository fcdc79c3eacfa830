import type { Product, Project, ProjectDraft } from '@manjara/contracts';
import { projectTexts, withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { type Failure, PROJECTS, ProjectsApi, secondaryUrls } from '../../support/projects-api';
import { app } from '../shared-site';

describe('drafts of projects', () => {
  const projects = new ProjectsApi(app);
  beforeEach(() => app.clear('projects', 'products', 'reviews'));

  const asAdmin = (path: string) => app.asAdmin.get(path);
  const read = async <T>(path: string) => (await asAdmin(path).expect(200)).body as T;
  const drafts = () => read<ProjectDraft[]>(`${PROJECTS}?status=draft`);
  const save = async (texts: Record<string, string>) =>
    (await projects.post({ ...texts, status: 'draft' }).expect(201)).body as ProjectDraft;
  const publish = (id: string, texts = {}) => projects.put(id, { ...texts, status: 'published' });
  const unpublish = (id: string) => projects.put(id, { status: 'draft' });
  const duplicate = (id: string) => app.asAdmin.post(`${PROJECTS}/${id}/duplicate`);

  it('are saved incomplete, and name the missing fields', async () => {
    const draft = await save({ arName: 'فيلا أبحر', description: '' });
    expect(draft).toMatchObject({
      arName: 'فيلا أبحر',
      name: '',
      image: { alt: '', arAlt: '' },
      secondaryImages: [],
      status: 'draft',
    });
    expect(draft).not.toHaveProperty('createdAt');
    const { body } = await publish(draft._id).expect(400);
    const { error, details = [] } = body as Failure;
    expect(error).toBe('fields_missing');
    const missing = ['name', 'category', 'arCategory', 'description', 'arDescription'];
    expect(details.map(({ field }) => field).sort()).toEqual(
      [...missing, 'alt', 'arAlt', 'image'].sort(),
    );
    expect(await drafts()).toEqual([draft]);
  });

  it('are read with a token alone', async () => {
    const { _id } = await save(projectTexts());
    expect(await read(PROJECTS)).toEqual([]);
    expect((await app.http.get(PROJECTS)).body).toEqual([]);
    await app.http.get(`${PROJECTS}/${_id}`).expect(404);
    for (const status of ['draft', 'all', 'published']) {
      await app.http.get(`${PROJECTS}?status=${status}`).expect(401);
    }
    const wrong = { Authorization: 'Bearer wrong' };
    await app.http.get(PROJECTS).set(wrong).expect(401);
    const { headers } = await asAdmin(`${PROJECTS}?status=all`).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(await read(`${PROJECTS}?status=all`)).toHaveLength(1);
  });

  it('are in no public response', async () => {
    const project = await projects.create();
    const hidden = await projects.create(1);
    await unpublish(hidden._id).expect(200);
    const draftOf = async (list: string, texts: Record<string, string>) => {
      const added = app.asAdmin.post(`/api/${list}`);
      const { body } = await withTexts(added, { ...texts, status: 'draft' }).expect(201);
      return (body as Product)._id;
    };
    const product = await draftOf('products', { name: 'Hidden doors' });
    const review = await draftOf('reviews', { title: 'Hidden praise' });
    const search = `search=${encodeURIComponent(hidden.name)}`;
    for (const path of [
      PROJECTS,
      `${PROJECTS}?page=1&limit=5`,
      `${PROJECTS}?view=summary&sort=pinned`,
      `${PROJECTS}?view=dates`,
      `${PROJECTS}?${search}&lang=en`,
      `${PROJECTS}?category=Residential&sort=name`,
      `/api/project-suggestions?${search}`,
      `/api/project-neighbours/${project._id}`,
      '/api/products',
      '/api/reviews',
    ]) {
      const { text } = await app.http.get(path).expect(200);
      for (const id of [hidden._id, product, review]) expect(text).not.toContain(id);
      expect(text).not.toMatch(/"(status|savedAt)"/);
    }
    for (const path of [
      `${PROJECTS}/${hidden._id}`,
      `/api/project-neighbours/${hidden._id}`,
      `/api/products/${product}`,
      `/api/reviews/${review}`,
    ]) {
      await app.http.get(path).expect(404);
    }
  });

  it('become projects in one request, and projects become drafts', async () => {
    const draft = await save({ ...projectTexts({ name: '' }), date: '2019-05-17' });
    const request = publish(draft._id, { name: 'Villa' });
    void request.attach('image', await picture(), 'main.png');
    void request.attach('secondaryImages', await picture(), 'more.png');
    const project = (await request.expect(200)).body as Project;
    expect(project).toMatchObject({
      _id: draft._id,
      name: 'Villa',
      createdAt: '2019-05-17T09:00:00.000Z',
      status: 'published',
    });
    expect(await drafts()).toEqual([]);
    expect(await read(`${PROJECTS}?search=villa&lang=en`)).toHaveLength(1);

    const { body } = await unpublish(project._id).expect(200);
    const { status, savedAt, ...again } = body as ProjectDraft;
    expect(status).toBe('draft');
    expect(project).toMatchObject(again);
    expect(await read(PROJECTS)).toEqual([]);
    await app.sweepLater();
    await app.http.get(project.image.url).expect(200);
    expect((await publish(project._id).expect(200)).body).toMatchObject(again);
    expect(savedAt).toEqual(expect.any(String));
  });

  it('get their date when they are published, and lose it again with a blank one', async () => {
    const project = await projects.create();
    await projects.put(project._id, { status: 'draft', date: '' }).expect(200);
    expect((await drafts())[0]).not.toHaveProperty('createdAt');
    const { body } = await publish(project._id).expect(200);
    expect(Date.now() - Date.parse((body as Project).createdAt)).toBeLessThan(60_000);
  });

  it('may be emptied, unlike published projects', async () => {
    const project = await projects.create();
    await projects.put(project._id, { name: '' }).expect(400);
    const blank = { name: '', image: '', status: 'draft' };
    const { body } = await projects.put(project._id, blank).expect(200);
    const { alt, arAlt } = project.image;
    expect(body).toMatchObject({ name: '', image: { alt, arAlt } });
    expect((body as ProjectDraft).image).not.toHaveProperty('url');
  });

  it('are dropped from the cache', async () => {
    const project = await projects.create();
    const path = `${PROJECTS}/${project._id}`;
    await app.http.get(path).expect(200);
    await unpublish(project._id).expect(200);
    await app.http.get(path).expect(404);
    await publish(project._id).expect(200);
    await app.http.get(path).expect(200);
  });

  it('are searched, sorted and paged like what is published', async () => {
    for (const name of ['Oak door', 'Teak door', 'Oak stairs']) await save({ name });
    const names = async (query: string) => {
      const path = `${PROJECTS}?status=draft&view=summary&lang=en&${query}`;
      const { body, headers } = await asAdmin(path).expect(200);
      return [headers['x-total-count'], ...(body as ProjectDraft[]).map(({ name }) => name)];
    };
    expect(await names('page=1&limit=2')).toEqual(['3', 'Oak stairs', 'Teak door']);
    expect(await names('page=1&limit=5&sort=savedAt')).toEqual([
      '3',
      'Oak door',
      'Teak door',
      'Oak stairs',
    ]);
    expect(await names('page=1&limit=5&sort=name&search=oak')).toEqual([
      '2',
      'Oak door',
      'Oak stairs',
    ]);
  });

  it('are copies that keep their pictures when the project is deleted', async () => {
    const project = await projects.create(1);
    const copy = (await duplicate(project._id).expect(201)).body as ProjectDraft;
    expect(copy).toMatchObject({
      name: `${project.name} (copy)`,
      arName: `${project.arName} (نسخة)`,
      image: project.image,
      status: 'draft',
    });
    expect(copy._id).not.toBe(project._id);
    await projects.removeForGood(project._id);
    await app.sweepLater();
    for (const url of [copy.image.url!, ...secondaryUrls(project)]) {
      await app.http.get(url).expect(200);
    }
    await projects.removeForGood(copy._id);
    await app.sweepLater();
    await app.http.get(copy.image.url!).expect(404);
  });

  it('are not overwritten by a stale save, published or not', async () => {
    const { _id } = await save({ name: 'Villa' });
    const { headers } = await asAdmin(`${PROJECTS}/${_id}`);
    const put = (texts: Record<string, string>) =>
      projects.put(_id, texts).set('If-Match', headers.etag!);
    await put({ name: 'Villa Obhur', status: 'draft' }).expect(200);
    await put({ name: 'Villa Salman', status: 'draft' }).expect(412);
    await put({ name: 'Villa Salman', status: 'published' }).expect(412);
    expect(await read(`${PROJECTS}/${_id}`)).toMatchObject({ name: 'Villa Obhur' });
  });

  it('keep a concurrent edit when their status changes', async () => {
    for (let round = 0; round < 5; round++) {
      const project = await projects.create();
      const answers = await Promise.all([
        unpublish(project._id),
        projects.put(project._id, { place: 'Obhur' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await read(`${PROJECTS}/${project._id}`)).toMatchObject({
        place: 'Obhur',
        status: 'draft',
      });
    }
  });
});

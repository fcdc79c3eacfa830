import {
  type Category,
  type CategoryLists,
  FIRST_CATEGORIES,
  type JobApplication,
  PRODUCT_CATEGORIES,
  PROJECT_CATEGORIES,
} from '@manjara/contracts';
import { RenameJob } from '../../../src/modules/categories/rename-job';
import { jobTexts } from '../../support/factories/job.factory';
import { projectTexts, withTexts } from '../../support/factories/project.factory';
import { pdf } from '../../support/pdfs';
import { picture } from '../../support/pictures';
import { type Failure, ProjectsApi } from '../../support/projects-api';
import { withFaults } from '../../support/write-faults';
import { app } from '../shared-site';

const CATEGORIES = '/api/project-categories';
const LINES = '/api/product-lines';
const SCHOOLS = { name: 'Schools', arName: 'المدارس' };
const NOBODY = '0123456789abcdef01234567';

const projects = new ProjectsApi(app);
beforeEach(() => app.clearAll());

const get = async <T>(path: string) => (await app.http.get(encodeURI(path)).expect(200)).body as T;
const list = (path = CATEGORIES) => get<Category[]>(path);
const labels = () => get<CategoryLists>('/api/categories');
const named = async (name: string, path = CATEGORIES) =>
  (await list(path)).find((each) => each.name === name)!;
const names = async (path = CATEGORIES) => (await list(path)).map(({ name }) => name);
const put = (id: string, texts: Record<string, string>, path = CATEGORIES) =>
  withTexts(app.asAdmin.put(`${path}/${id}`), texts);
const post = (texts: Record<string, string>, path = CATEGORIES) =>
  withTexts(app.asAdmin.post(path), texts);
const remove = (id: string, to?: string, path = CATEGORIES) =>
  app.asAdmin.delete(`${path}/${id}${to ? `?to=${to}` : ''}`);
const found = async (label: string) =>
  (await get<{ _id: string }[]>(`/api/projects?category=${label}`)).map(({ _id }) => _id);

const ofEducation = { category: 'Education', arCategory: 'تعليمي' };
const create = (texts: Record<string, string> = ofEducation) =>
  projects.create(0, projectTexts(texts));

describe('the first lists', () => {
  it('are those of the specification, with the introductions of the lines', async () => {
    expect(await names()).toEqual(PROJECT_CATEGORIES.map(({ en }) => en));
    expect(await names(LINES)).toEqual(PRODUCT_CATEGORIES.map(({ en }) => en));
    for (const { introduction, arIntroduction } of await list(LINES)) {
      expect(introduction).toMatch(/\w/);
      expect(arIntroduction).toMatch(/[\u0600-\u06ff]/);
    }
    expect(await labels()).toMatchObject(FIRST_CATEGORIES);
    const [first] = await list();
    expect(await get(`${CATEGORIES}/${first!._id}`)).toEqual(first);
  });

  it('take over what has the Arabic labels of earlier versions, and their addresses', async () => {
    const { _id } = await create();
    const older = { category: 'Education', arCategory: 'التعليم' };
    await app.connection.collection('projects').updateMany({}, { $set: older });
    expect(await found('التعليم')).toEqual([_id]);
    expect(await create(older)).toMatchObject(ofEducation);
    await app.app.get(RenameJob).start();
    expect(await projects.read(_id)).toMatchObject(ofEducation);
    expect(await found('التعليم')).toHaveLength(2);
  });

  it('keep the labels that the owner has stored', async () => {
    const { _id } = await named('Education');
    await put(_id, { arName: 'التعليم' }).expect(200);
    const { _id: project } = await create({ category: 'Education', arCategory: 'التعليم' });
    await app.app.get(RenameJob).start();
    expect(await named('Education')).toMatchObject({ arName: 'التعليم' });
    expect(await projects.read(project)).toMatchObject({ arCategory: 'التعليم' });
    expect(await found('تعليمي')).toEqual([project]);
  });

  it('stay whole when storing them breaks off at the first change', async () => {
    const before = await list();
    const id = before[4]!._id;
    const third = { seen: 0 };
    const fails = (_index: number, step: string) =>
      step === 'project-categories.updateOne' && (third.seen += 1) === 3;
    const { status } = await withFaults(/^$/, 'refused', fails, async () => put(id, SCHOOLS));
    expect(status).toBe(500);
    expect(await list()).toEqual(before);
    await put(id, SCHOOLS).expect(200);
    expect(await names()).toEqual(before.map((each) => (each._id === id ? 'Schools' : each.name)));
  });
});

describe('a category', () => {
  it('is added with an introduction and a picture, and loses the picture again', async () => {
    const request = post({ ...SCHOOLS, introduction: 'For children.', arIntroduction: 'للأطفال.' });
    const { body } = await request.attach('image', await picture(), 'school.png').expect(201);
    const added = body as Category;
    expect((await list()).at(-1)).toEqual(added);
    expect(added).toMatchObject({ ...SCHOOLS, introduction: 'For children.', image: { alt: '' } });
    await create({ category: SCHOOLS.name, arCategory: SCHOOLS.arName });
    expect(await found('المدارس')).toHaveLength(1);
    const { body: bare } = await put(added._id, { image: '' }).expect(200);
    expect(bare).not.toHaveProperty('image');
  });

  it.each([
    [{ ...SCHOOLS, name: 'education' }, 'name'],
    [{ ...SCHOOLS, arName: 'تعليمي' }, 'arName'],
    [{ ...SCHOOLS, name: 'All' }, 'name'],
  ])('is refused with a name that is taken: %j', async (texts, field) => {
    const other = await named('Commercial');
    for (const request of [post(texts), put(other._id, texts)]) {
      const { body } = await request.expect(409);
      const { error, details } = body as Failure;
      expect({ error, field: details?.[0]?.field }).toEqual({
        error: 'category_name_taken',
        field,
      });
    }
  });

  it('says how many published projects it has', async () => {
    const countOf = async (label: string) =>
      (await labels()).projects.find(({ en }) => en === label)?.count;
    expect(await countOf('Education')).toBe(0);
    const draft = projectTexts(ofEducation);
    await create();
    await create();
    await withTexts(app.asAdmin.post('/api/projects'), { ...draft, status: 'draft' }).expect(201);
    expect(await countOf('Education')).toBe(2);
    expect(await countOf('Commercial')).toBe(0);
    await put((await named('Education'))._id, SCHOOLS).expect(200);
    expect(await countOf('Schools')).toBe(2);
  });

  it('is in the order of the owner', async () => {
    const ids = (await list()).map(({ _id }) => _id).reverse();
    await app.asAdmin.put(`${CATEGORIES}/order`).send({ ids }).expect(200);
    expect((await list()).map(({ _id }) => _id)).toEqual(ids);
    expect((await labels()).projects[0]).toMatchObject(PROJECT_CATEGORIES.at(-1)!);
  });
});

describe('a renamed category', () => {
  const renamed = async () => {
    const { _id } = await named('Education');
    await put(_id, SCHOOLS).expect(200);
    return _id;
  };

  it('is renamed in its projects, drafts and trash, and stays reachable by its old labels', async () => {
    const published = await create();
    const draft = await projects.post({ ...ofEducation, status: 'draft' }).expect(201);
    const trashed = await create();
    await projects.remove(trashed._id).expect(204);
    await renamed();
    await app.asAdmin.post(`/api/projects/${trashed._id}/restore`).expect(200);
    for (const id of [published._id, (draft.body as Category)._id, trashed._id]) {
      const { category, arCategory } = await projects.read(id);
      expect({ category, arCategory }).toEqual({ category: 'Schools', arCategory: 'المدارس' });
    }
    for (const label of ['Schools', 'المدارس', 'Education', 'تعليمي']) {
      expect((await found(label)).sort()).toEqual([published._id, trashed._id].sort());
    }
    expect((await labels()).projects).toContainEqual({
      en: 'Schools',
      ar: 'المدارس',
      former: [
        { en: 'Education', ar: 'التعليم' },
        { en: 'Education', ar: 'تعليمي' },
      ],
      count: 2,
    });
  });

  it('is taken by its old labels in a form that was opened before', async () => {
    await renamed();
    expect(await create()).toMatchObject({ category: 'Schools', arCategory: 'المدارس' });
  });

  it('keeps its name when a project goes back to a version from before', async () => {
    const { _id } = await create();
    await projects.put(_id, { name: 'Second' }).expect(200);
    await renamed();
    const { body } = await app.asAdmin.post(`/api/projects/${_id}/revisions/1/restore`).expect(200);
    expect(body).toMatchObject({ category: 'Schools', arCategory: 'المدارس' });
  });

  it('keeps its projects when another one takes its old name', async () => {
    const { _id } = await create();
    await renamed();
    await post({ name: 'Education', arName: 'تعليمي' }).expect(201);
    expect(await found('Education')).toEqual([]);
    expect(await found('Schools')).toEqual([_id]);
    const other = await named('Education');
    await put(other._id, { name: 'Colleges', arName: 'الكليات' }).expect(200);
    expect((await labels()).projects.find(({ en }) => en === 'Colleges')?.former).toEqual([
      { en: 'Education', ar: 'تعليمي' },
    ]);
    expect(await found('Schools')).toEqual([_id]);
  });

  it('gets its old name back from a previous version', async () => {
    const { _id: project } = await create();
    const id = await renamed();
    await app.asAdmin.post(`${CATEGORIES}/${id}/revisions/1/restore`).expect(200);
    expect(await projects.read(project)).toMatchObject(ofEducation);
    expect(await found('Schools')).toEqual([project]);
  });

  it('has its projects found at once, and renamed by the next job, after a crash between', async () => {
    const { _id } = await create();
    const id = (await named('Education'))._id;
    let renamed = false;
    const fails = (_index: number, step: string) => {
      renamed ||= step === 'project-categories.findOneAndUpdate';
      return renamed && step === 'projects.updateMany';
    };
    const { status } = await withFaults(/^$/, 'refused', fails, async () => put(id, SCHOOLS));
    expect(status).toBe(500);
    expect(await names()).toContain('Schools');
    expect(await found('Schools')).toEqual([_id]);
    await app.app.get(RenameJob).start();
    expect(await projects.read(_id)).toMatchObject({ category: 'Schools' });
  });
});

describe('a deleted category', () => {
  it('says where its projects have to go, unless it is empty', async () => {
    await create();
    const { _id } = await named('Education');
    const { body } = await remove(_id).expect(409);
    expect((body as Failure).error).toBe('category_in_use');
    await remove(_id, NOBODY).expect(404);
    await remove(_id, _id).expect(404);
    await remove(_id, 'residential').expect(400);
    expect(await names()).toContain('Education');
    await remove((await named('Commercial'))._id).expect(204);
    expect(await names()).not.toContain('Commercial');
  });

  it('moves its projects, drafts and trash, and its addresses, to another one', async () => {
    const education = await named('Education');
    await put(education._id, SCHOOLS).expect(200);
    const texts = { category: 'Schools', arCategory: 'المدارس' };
    const published = await create(texts);
    const draft = (await projects.post({ ...texts, status: 'draft' }).expect(201)).body as Category;
    const trashed = await create(texts);
    await projects.remove(trashed._id).expect(204);
    await remove(education._id, (await named('Residential'))._id).expect(204);
    await app.asAdmin.post(`/api/projects/${trashed._id}/restore`).expect(200);
    for (const id of [published._id, draft._id, trashed._id]) {
      expect(await projects.read(id)).toMatchObject({
        category: 'Residential',
        arCategory: 'سكني',
      });
    }
    for (const label of ['Education', 'المدارس']) expect(await found(label)).toHaveLength(2);
  });

  it('comes back empty from the trash, unless its name is taken', async () => {
    const { _id } = await create();
    const education = await named('Education');
    await remove(education._id, (await named('Residential'))._id).expect(204);
    const { body } = await post({ name: 'Education', arName: 'تعليمي' }).expect(201);
    await app.asAdmin.post(`${CATEGORIES}/${education._id}/restore`).expect(409);
    await remove((body as Category)._id).expect(204);
    await app.asAdmin.post(`${CATEGORIES}/${education._id}/restore`).expect(200);
    expect(await names()).toEqual(PROJECT_CATEGORIES.map(({ en }) => en));
    expect(await found('Education')).toEqual([]);
    expect(await found('Residential')).toEqual([_id]);
  });

  it('is never the last one', async () => {
    const [first, ...others] = await list();
    for (const { _id } of others) await remove(_id, first!._id).expect(204);
    const { body } = await remove(first!._id).expect(409);
    expect((body as Failure).error).toBe('category_last');
    expect(await list()).toEqual([first]);
  });
});

describe('a production line', () => {
  const apply = (job: string) =>
    withTexts(app.http.post('/api/jobs'), jobTexts({ job })).attach('cv', pdf(), 'cv.pdf');
  const applications = async () =>
    (await app.asAdmin.get('/api/jobs').expect(200)).body as JobApplication[];

  it('is a job while it is in the list; applications keep the labels that they were sent with', async () => {
    const { _id } = (await post({ name: 'Kitchens', arName: 'المطابخ' }, LINES).expect(201))
      .body as Category;
    await apply('المطابخ').expect(201);
    await put(_id, { name: 'Kitchen units', arName: 'خزائن المطابخ' }, LINES).expect(200);
    await apply('Kitchens').expect(201);
    expect((await applications()).map(({ job, arJob }) => [job, arJob])).toEqual([
      ['Kitchen units', 'خزائن المطابخ'],
      ['Kitchens', 'المطابخ'],
    ]);
    const { body } = await apply('Boats').set('Accept-Language', 'ar').expect(400);
    const { details } = body as Failure;
    expect(details).toEqual([
      { field: 'job', message: expect.stringContaining('خزائن المطابخ') as string },
    ]);
  });

  it('has its Arabic label in applications from before the lines could be edited', async () => {
    await apply('Doors').expect(201);
    await app.connection.collection('jobs').updateMany({}, { $unset: { arJob: 1 } });
    expect(await applications()).toMatchObject([{ job: 'Doors', arJob: 'الأبواب' }]);
  });
});

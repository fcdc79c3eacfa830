import { LIMITS, NO_FACTS, type Project, type ProjectSuggestion } from '@manjara/contracts';
import { ProjectsService } from '../../../src/modules/projects/projects.service';
import { newProject } from '../../support/factories/project.factory';
import { PROJECTS } from '../../support/projects-api';
import { app } from '../shared-site';

const ROWS = [
  ['A (old)', 'مشروع أ', 'Education', 'تعليمي'],
  ['B. Majlis', 'مَجلِس إسراء', 'Residential', 'سكني'],
  ['C Café', 'مقهى الروضة', 'Commercial', 'تجاري'],
  ['D Majlis', 'مجلس كبير', 'Hospitality', 'ضيافة'],
] as const;

async function fill(): Promise<void> {
  await app.clear('projects');
  for (const [index, [name, arName, category, arCategory]] of ROWS.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, index + 1));
    await service().insert(newProject({ name, arName, category, arCategory, createdAt }));
  }
}

const service = () => app.app.get(ProjectsService);
/** Fields that no table shows. */
const ONLY_WHOLE = [
  'description',
  'arDescription',
  'secondaryImages',
  'pairs',
  'video',
  'videoPoster',
  ...Object.keys(NO_FACTS),
];

/** The first letters of the projects' names, and the response headers. */
const list = async (query: Record<string, string | string[]> = {}) => {
  const { body, headers } = await app.http.get(PROJECTS).query(query).expect(200);
  const found = (body as Project[]).map(({ name }) => name[0]).join('');
  return { found, total: headers['x-total-count'], link: headers.link };
};

describe('a list of projects', () => {
  beforeAll(fill);

  it('answers with view=summary what a table shows, page by page like the whole', async () => {
    const query = { sort: 'name', lang: 'en', page: '2', limit: '1' };
    const whole = await app.http.get(PROJECTS).query(query).expect(200);
    const lean = await app.http
      .get(PROJECTS)
      .query({ ...query, view: 'summary' })
      .expect(200);
    const summary = (whole.body as Project[]).map((project) =>
      Object.fromEntries(Object.entries(project).filter(([field]) => !ONLY_WHOLE.includes(field))),
    );
    expect(lean.body).toEqual(summary);
    expect(lean.headers['x-total-count']).toBe('4');
    expect(lean.headers.link).toContain('view=summary');
    expect((await list({ view: 'summary', search: 'majlis', lang: 'en' })).found).toBe('DB');
  });

  it('answers with with=pairs those whose pictures are compared', async () => {
    const projects = app.connection.collection('projects');
    const name = { name: /^B/ };
    const image = (await projects.findOne(name))?.image as object;
    await projects.updateOne(name, { $set: { pairs: [{ before: image, after: image }] } });
    expect(await list({ with: 'pairs' })).toMatchObject({ found: 'B', total: '1' });
    await projects.updateOne(name, { $unset: { pairs: 1 } });
  });

  it.each([
    [{}, 'DCBA'],
    [{ sort: 'createdAt' }, 'ABCD'],
    [{ sort: '-createdAt' }, 'DCBA'],
    [{ sort: 'name', lang: 'en' }, 'ABCD'],
    [{ sort: 'name', lang: 'ar' }, 'BDAC'],
    [{ sort: '-name', lang: 'ar', category: 'Education' }, 'A'],
    [{ sort: 'category', lang: 'en' }, 'CADB'],
    [{ sort: '-category', lang: 'en' }, 'BDAC'],
    [{ sort: 'category', lang: 'ar' }, 'CABD'],
    [{ sort: '-category', lang: 'ar', page: '2', limit: '2' }, 'AC'],
  ])('answers them in the order of %j', async (query, order) => {
    expect((await list(query)).found).toBe(order);
  });

  it('answers the part asked for, and where the others are', async () => {
    const at = (page: number, rel: string) =>
      `</api/projects?page=${page}&limit=1&lang=en>; rel="${rel}"`;
    const links = async (page: string) => (await list({ page, limit: '1', lang: 'en' })).link;
    const [first, last] = [at(1, 'first'), at(4, 'last')];
    expect(await links('1')).toBe([first, at(2, 'next'), last].join(', '));
    expect(await links('2')).toBe([first, at(1, 'prev'), at(3, 'next'), last].join(', '));
    expect(await links('4')).toBe([first, at(3, 'prev'), last].join(', '));
    const search = { search: 'a', lang: 'en', page: '1', limit: '1' };
    expect((await list(search)).link).toContain('search=a');
    expect(await list({ page: '2', limit: '1' })).toMatchObject({ found: 'C', total: '4' });
    expect(await list({ page: '9', limit: '2' })).toMatchObject({ found: '', total: '4' });
    expect(await list()).toMatchObject({ total: '4', link: undefined });
  });

  it.each([
    ['by its Arabic label', { category: 'ضيافة' }, 'D'],
    ['by several labels', { category: ['commercial', 'Education'] }, 'CA'],
    ['that there is not', { category: 'Garden' }, ''],
    ['as long as a name may be', { category: '🪵'.repeat(LIMITS.name) }, ''],
    ['and a search', { category: 'Residential', search: 'majlis', lang: 'en' }, 'B'],
  ])('takes a category %s', async (_how, query, found) => {
    expect((await list(query)).found).toBe(found);
  });

  it.each([
    ['ar', 'مجلس', 'DB'],
    ['ar', 'اسراء', 'B'],
    ['ar', 'مقهي الروضه', 'C'],
    ['ar', 'majlis', ''],
    ['en', 'MAJLIS', 'DB'],
    ['en', 'cafe', 'C'],
    ['en', 'b.', 'B'],
    ['en', '(old)', 'A'],
    ['en', '.*', ''],
    ['en', '   ', 'DCBA'],
    // Invisible marks are trimmed like spaces: no search.
    ['en', '\u200f', 'DCBA'],
    // Neither letters nor digits.
    ['both', '&-!', ''],
    ['both', 'ًٌٍ', ''],
    ['both', 'majlis', 'DB'],
    ['en', 'majlis d', 'D'],
    ['en', 'cafe, (c)', 'C'],
    ['en', 'cafe majlis', ''],
    ['ar', 'روضة مقهى', 'C'],
    ['ar', 'الكبير والمجلس', 'D'],
    ['both', 'المجلس', 'DB'],
    // All words must be in one name.
    ['both', 'majlis كبير', ''],
    ['both', 'الروضه', 'C'],
  ])('finds in %s by "%s"', async (searchLang, search, found) => {
    expect((await list({ searchLang, search })).found).toBe(found);
  });

  it('searches the language of the client when none is named, Arabic by default', async () => {
    expect((await list({ search: 'مجلس' })).found).toBe('DB');
    const { body } = await app.http
      .get(PROJECTS)
      .query({ search: 'majlis' })
      .set('Accept-Language', 'en');
    expect(body).toHaveLength(2);
  });

  it.each([
    ['cofe', 'C'],
    ['المقهي', 'C'],
    ['majliss', 'BD'],
    ['مجلص كبير', 'DB'],
    ['xqzwv', ''],
    ['&-!', ''],
  ])('suggests to "%s" the closest names, whatever their language', async (search, found) => {
    const { body } = await app.http.get('/api/project-suggestions').query({ search }).expect(200);
    expect((body as ProjectSuggestion[]).map(({ name }) => name[0]).join('')).toBe(found);
  });

  it.each([
    ['en', 'Please fill out all fields.'],
    ['ar', 'يُرجى تعبئة جميع الحقول.'],
  ])('suggests nothing to no search, and says why (%s)', async (language, message) => {
    const request = app.http.get('/api/project-suggestions').set('Accept-Language', language);
    const { body } = await request.expect(400);
    expect(body).toMatchObject({ message, details: [{ field: 'search' }] });
  });
});

describe('a list of projects that change', () => {
  beforeEach(fill);

  it('orders projects of the same date consistently, so that no page repeats one', async () => {
    await app.connection
      .collection('projects')
      .updateMany({}, { $set: { createdAt: new Date(Date.UTC(2026, 0, 1)) } });
    await app.contentChanged();
    const pages = [];
    for (const page of ['1', '2', '3']) pages.push((await list({ page, limit: '2' })).found);
    expect(pages.join('')).toBe((await list()).found);
    expect(new Set(pages.join('')).size).toBe(4);
  });

  it('finds a project by its current name, not by an earlier one', async () => {
    const { _id } = await service().insert(newProject({ name: 'Old mill' }));
    await service().update(_id, { name: 'New mill' });
    await app.contentChanged();
    expect((await list({ search: 'old mill', lang: 'en' })).found).toBe('');
    expect((await list({ search: 'mill', lang: 'en' })).found).toBe('N');
  });

  it('answers with view=dates when each was changed last, else added, and nothing else', async () => {
    const dates = async () =>
      (await app.http.get(`${PROJECTS}?view=dates&limit=1`)).body as unknown;
    const { _id } = await service().insert(newProject({ createdAt: new Date('2030-01-01') }));
    await app.contentChanged();
    const [added, ...others] = (await dates()) as [{ changedAt: string }];
    const changedAt = new Date(added.changedAt);
    const slugs = { slug: 'villa-in-al-hamra', arSlug: 'فيلا-في-حي-الحمراء' };
    expect([added, ...others]).toEqual([{ _id, ...slugs, changedAt: changedAt.toISOString() }]);
    expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000);
    await service().update(_id, { name: 'New mill' });
    await app.contentChanged();
    const [changed] = (await dates()) as [{ changedAt: string }];
    expect(Date.parse(changed.changedAt)).toBeGreaterThan(changedAt.getTime());
  });
});

import { LIMITS } from '@manjara/contracts';
import { setBrowserLanguage } from '@manjara/platform';
import { aCategory, aProject, FIRST_LISTS } from '../../../testing/factories';
import { failure, mockApi, partOf } from '../../../testing/network';
import { projectsLoader, shouldReloadProjects } from './projects-loader';

const answerTo = (path: string) =>
  projectsLoader({
    request: new Request(encodeURI(`http://localhost${path}`)),
    params: {},
    context: undefined,
  } as never);

async function load(path: string) {
  const answer = await answerTo(path);
  if (answer instanceof Response) throw new Error('The loader redirects.');
  return { page: answer.data, status: answer.init?.status };
}

const listOf = (total: number) => partOf(total, [aProject(1)]);

it.each(['Hospitality', 'hospitality', 'ضيافة'])(
  'asks the API for the part that the address names (%s)',
  async (label) => {
    setBrowserLanguage('ar');
    const requests = mockApi({ ...FIRST_LISTS, '/projects': listOf(41) });
    const { page } = await load(`/projects/${label}?page=3&search= oak `);
    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      page: '3',
      limit: '20',
      category: label,
      search: 'oak',
      lang: 'ar',
      sort: 'pinned',
    });
    expect(page).toEqual({
      language: 'ar',
      projects: [aProject(1)],
      total: 41,
      category: FIRST_LISTS['/project-categories'][0],
      dusk: null,
      failed: false,
    });
  },
);

it('asks for several categories at a time', async () => {
  const requests = mockApi({ '/projects': listOf(1) });
  await load('/projects?category=Education&category=سكني');
  expect(requests[0]!.query.getAll('category')).toEqual(['Education', 'سكني']);
});

it.each(['Castles', 'x'.repeat(300)])(
  'answers 404 for a category that there is not: %s',
  async (label) => {
    const tooLong = ({ query }: { query: URLSearchParams }) =>
      query.get('category')!.length > LIMITS.name ? failure(400) : [];
    mockApi({ ...FIRST_LISTS, '/projects': tooLong });
    const { page, status } = await load(`/projects/${label}`);
    expect(page).toMatchObject({ projects: [], failed: false });
    expect(status).toBe(404);
  },
);

describe('a category that was renamed', () => {
  const schools = { en: 'Schools', ar: 'المدارس' };
  const former = [{ en: 'Education', ar: 'تعليمي' }];
  const answers = {
    '/projects': listOf(41),
    '/categories': { projects: [{ ...schools, former }], products: [] },
    '/project-categories': [aCategory(schools, { introduction: 'For children.' })],
  };

  it('leads from its former address to the present one, for good', async () => {
    mockApi(answers);
    const answer = (await answerTo('/projects/Education?search=oak&page=2')) as Response;
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(encodeURI('/projects/المدارس?search=oak&page=2'));
  });

  it('comes with its introduction', async () => {
    mockApi(answers);
    const { page } = await load('/projects?category=Education');
    expect(page.category).toMatchObject({ name: 'Schools', introduction: 'For children.' });
  });

  it('is listed, but not introduced, when the categories cannot be loaded', async () => {
    mockApi({ '/projects': listOf(41) });
    const { page, status } = await load('/projects/Schools');
    expect({ status, total: page.total, category: page.category }).toEqual({
      status: 200,
      total: 41,
      category: undefined,
    });
  });
});

it('leads from a page behind the last one to the last, with what else the address says', async () => {
  mockApi({ ...FIRST_LISTS, '/projects': listOf(41), '/projects/7': aProject(7) });
  const answer = (await answerTo('/projects/Education?search=oak&page=9&project=7')) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/projects/Education?search=oak&page=3&project=7');
});

it('finds nothing where the API refuses what is searched for', async () => {
  mockApi({ '/projects': failure(400) });
  const { page, status } = await load(`/projects?search=${'x'.repeat(300)}`);
  expect(page).toMatchObject({ language: 'ar', projects: [], total: 0, failed: false });
  expect(status).toBe(200);
});

it.each([
  ['search=oak', 429],
  ['search=oak', 503],
  ['page=2', 400],
])('does not take a failure for an empty list (%s: %i)', async (query, refusal) => {
  mockApi({ '/projects': failure(refusal) });
  const { page, status } = await load(`/projects?${query}`);
  expect({ status, failed: page.failed }).toEqual({ status: 503, failed: true });
});

it('leads from a number that no page can have to the last page', async () => {
  const requests = mockApi({ '/projects': listOf(41) });
  const answer = (await answerTo('/projects?page=99999999999')) as Response;
  expect(answer.headers.get('location')).toBe('/projects?page=3');
  expect(requests[0]!.query.get('page')).toBe(String(LIMITS.page));
});

it('loads the project that the address names, beside its list', async () => {
  mockApi({ '/projects': listOf(1), [`/projects/${aProject(7)._id}`]: aProject(7) });
  const { page, status } = await load(`/projects?project=${aProject(7)._id}`);
  expect(status).toBe(200);
  expect(page).toMatchObject({ projects: [aProject(1)], project: aProject(7) });
});

it.each([404, 400, 414, 431])(
  'answers 404 where there is no such project (%i)',
  async (refusal) => {
    mockApi({ '/projects': listOf(1), '/projects/gone': failure(refusal) });
    const { page, status } = await load('/projects?project=gone');
    expect(status).toBe(404);
    expect(page).toMatchObject({ projects: [aProject(1)], missing: 'gone', failed: false });
  },
);

it('does not take a failure for a missing project', async () => {
  mockApi({ '/projects': listOf(1), '/projects/7': failure(503, { message: 'Not now.' }) });
  const { page, status } = await load('/projects?project=7');
  expect({ status, failed: page.failed }).toEqual({ status: 503, failed: true });
});

describe('shouldReloadProjects', () => {
  const asked = (from: string, to: string) =>
    shouldReloadProjects({
      currentUrl: new URL(from, 'http://localhost'),
      nextUrl: new URL(to, 'http://localhost'),
      defaultShouldRevalidate: true,
    } as never);

  it('asks for nothing when a project is opened or closed', () => {
    expect(asked('/projects?page=2&lang=en', '/projects?page=2&project=7')).toBe(false);
    expect(asked('/projects?page=2&project=7', '/projects?page=2')).toBe(false);
  });

  it('reloads for another list, and on request', () => {
    expect(asked('/projects?project=7', '/projects?page=2')).toBe(true);
    expect(asked('/projects?project=7', '/projects/Education?project=7')).toBe(true);
    expect(asked('/projects', '/projects')).toBe(true);
  });
});

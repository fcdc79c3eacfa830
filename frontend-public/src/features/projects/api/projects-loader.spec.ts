import { setBrowserLanguage } from '@manjara/platform';
import { aProject } from '../../../testing/factories';
import { failure, FakeAnswer, fakeApi, UNREACHABLE } from '../../../testing/fake-api';
import { projectsLoader } from './projects-loader';

async function load(path: string, categoryParams?: string) {
  const request = new Request(`http://localhost${path}`);
  const answer = await projectsLoader({
    request,
    params: { categoryParams },
    context: undefined,
  } as never);
  return { page: answer.data, status: answer.init?.status };
}

it.each(['Hospitality', 'hospitality', 'الضيافة'])(
  'asks the API for the part that the address names (%s)',
  async (label) => {
    setBrowserLanguage('ar');
    const requests = fakeApi({
      '/projects': new FakeAnswer(200, [aProject(1)], { 'x-total-count': '41' }),
    });
    const { page } = await load('/projects/x?page=3&search=%20oak%20', label);
    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      page: '3',
      limit: '20',
      category: 'Hospitality',
      search: 'oak',
      lang: 'ar',
    });
    expect(page).toEqual({ projects: [aProject(1)], total: 41, failed: false });
  },
);

it.each(['0', '-2', 'two', '1.5', ''])('takes the page "%s" for the first', async (page) => {
  const requests = fakeApi({ '/projects': [] });
  await load(`/projects?page=${page}`);
  expect(requests[0]!.query.get('page')).toBe('1');
});

it('does not ask for a category that there is not', async () => {
  const requests = fakeApi({ '/projects': [aProject(1)] });
  const { page, status } = await load('/projects/Castles', 'Castles');
  expect(requests).toEqual([]);
  expect({ status, projects: page.projects }).toEqual({ status: 200, projects: [] });
});

it("keeps the server's own sentence about a failure", async () => {
  fakeApi({ '/projects': failure(400, { message: 'The page is too far.' }) });
  await expect(load('/projects')).resolves.toEqual({
    status: 503,
    page: { projects: [], total: 0, failed: true, message: 'The page is too far.' },
  });
});

it('has no sentence when the server cannot be reached', async () => {
  fakeApi({ '/projects': UNREACHABLE });
  const { page } = await load('/projects');
  expect(page).toEqual({ projects: [], total: 0, failed: true, message: undefined });
});

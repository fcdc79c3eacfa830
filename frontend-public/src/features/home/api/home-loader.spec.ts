import { PROJECT_CATEGORIES } from '@manjara/contracts';
import {
  aBox,
  aCategory,
  aHome,
  aPartner,
  aProject,
  aReview,
  FIRST_LISTS,
} from '../../../testing/factories';
import { failure, mockApi, UNREACHABLE } from '../../../testing/network';
import { type HomePageData, homeLoader } from './home-loader';

async function load(signal?: AbortSignal) {
  const request = new Request('http://localhost/', { signal });
  const answer = await homeLoader({ request, params: {}, context: undefined } as never);
  return { page: answer.data as HomePageData, status: answer.init?.status };
}

const project = aProject(1, {
  secondaryImages: [{ url: '/api/files/second.jpg', alt: '', arAlt: '' }],
});

const everything = {
  '/content/home': aHome(),
  '/content/boxes': [aBox(1)],
  '/reviews': [aReview(1)],
  '/partners': [aPartner(1)],
  '/content': { contact: { sectionTitle: 'Write' }, join: {} },
  '/projects': [project],
  ...FIRST_LISTS,
};

it('asks for one project of each category and keeps only its picture', async () => {
  const requests = mockApi(everything);
  const { page } = await load();
  const asked = requests
    .filter(({ path, query }) => path === '/projects' && !query.has('with'))
    .map(({ query }) => query);
  expect(asked.map((query) => query.get('category'))).toEqual(
    PROJECT_CATEGORIES.map(({ en }) => en),
  );
  expect(asked.every((query) => query.get('limit') === '1')).toBe(true);
  expect(page.tiles).toEqual(
    PROJECT_CATEGORIES.map(({ en, ar }) => ({ en, ar, image: project.image })),
  );
});

it('shows the first six categories of the owner, with the pictures that they have', async () => {
  const pairs = Array.from({ length: 8 }, (_, n) => ({ en: `Category ${n}`, ar: `قسم ${n}` }));
  const image = { url: '/api/files/own.jpg', alt: 'Own', arAlt: 'صورة' };
  const [first, ...others] = pairs.map((pair) => aCategory(pair));
  const requests = mockApi({
    ...everything,
    '/project-categories': [{ ...first!, image }, ...others],
  });
  const { page } = await load();
  expect(page.tiles.map(({ en }) => en)).toEqual(pairs.slice(0, 6).map(({ en }) => en));
  expect(page.tiles.map((tile) => tile.image)).toEqual([image, ...Array(5).fill(project.image)]);
  const asked = requests.filter(({ path, query }) => path === '/projects' && query.has('category'));
  expect(asked).toHaveLength(5);
});

it('leaves out a tile picture that there is not', async () => {
  mockApi({
    ...everything,
    '/projects': ({ query }: { query: URLSearchParams }) =>
      query.get('category') === 'Education' ? [] : [project],
  });
  const { page } = await load();
  const without = page.tiles.filter(({ image }) => !image);
  expect(without.map(({ en }) => en)).toEqual(['Education']);
});

it.each([
  ['refuses', failure(500)],
  ['cannot be reached', UNREACHABLE],
])('answers an empty page that says 503 when the API %s', async (_, answer) => {
  mockApi(Object.fromEntries(Object.keys(everything).map((path) => [path, answer])));
  await expect(load()).resolves.toEqual({
    status: 503,
    page: {
      home: null,
      boxes: [],
      reviews: [],
      partners: null,
      contact: {},
      tiles: PROJECT_CATEGORIES.map(({ en, ar }) => ({ en, ar, image: undefined })),
      becoming: null,
      dayPart: expect.stringMatching(/^(morning|noon|dusk)$/),
      failed: true,
    },
  });
});

it('takes the newest project with pictures that are compared', async () => {
  const requests = mockApi(everything);
  const { page } = await load();
  expect(page.becoming).toEqual(project);
  const asked = requests.filter(({ query }) => query.has('with')).map(({ query }) => `${query}`);
  expect(asked).toEqual(['with=pairs&page=1&limit=1']);
});

import type { SearchGroup } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';

const ID = '0123456789abcdef01234567';
const OTHER = 'fedcba987654321001234567';

const GROUPS: SearchGroup[] = [
  {
    kind: 'projects',
    items: [
      { _id: ID, name: 'Oak majlis', arName: 'مجلس', status: 'published' },
      { _id: OTHER, name: '', arName: '', status: 'draft' },
    ],
    total: 7,
  },
  { kind: 'messages', items: [{ _id: ID, name: 'Saad', excerpt: 'An oak door' }], total: 1 },
];

beforeEach(() => {
  network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } });
  network.on('GET /search', { body: GROUPS });
});

async function openSearch() {
  const page = await open('/dashboard/products', {
    answers: { 'GET /products': { body: [], headers: { 'x-total-count': '0' } } },
  });
  await screen.findByRole('button', { name: page.texts.search.title });
  await page.user.keyboard('/');
  const box = await screen.findByRole('combobox', { name: page.texts.search.title });
  return { ...page, box };
}

// The screen behind has options, too.
const current = () =>
  within(screen.getByRole('listbox', { name: 'Search results' })).getByRole('option', {
    selected: true,
  });

it('is opened by the slash, finds lists and screens, and is steered by the keyboard', async () => {
  const { user, box, texts, path } = await openSearch();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 'oak');
  const projects = await screen.findByRole('group', { name: texts.projects.title });
  expect(network.calls('GET /search')).toHaveLength(1);
  expect(network.calls('GET /search')[0]!.params.get('q')).toBe('oak');
  expect(
    within(projects)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Oak majlis', `${texts.drafts.untitled}Draft`, 'Show all results (7)']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(current()).toHaveTextContent('Oak majlis');
  await user.keyboard('{ArrowUp}');
  expect(current()).toHaveTextContent('SaadAn oak door');
  expect(box).toHaveAttribute('aria-activedescendant', current().id);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak'));
  expect(screen.queryByRole('combobox', { name: texts.search.title })).not.toBeInTheDocument();
});

it('finds a screen by its name before the server answers', async () => {
  network.hold('GET /search', { body: [] }).release();
  const { user, box, texts, path } = await openSearch();
  await user.type(box, 'setting');
  const option = await screen.findByRole('option', { name: texts.app.links.siteSettings });
  network.on('GET /site-settings', refusal(404, 'None.'));
  await user.click(option);
  await waitFor(() => expect(path()).toBe('/dashboard/site-settings'));
});

it.each([
  ['xyz', 'Nothing was found for “xyz”.'],
  ['?!', 'Type a letter or a digit'],
])('says of %s that there are no results', async (typed, said) => {
  network.on('GET /search', { body: [] });
  const { user, box } = await openSearch();
  await user.type(box, typed);
  expect(await screen.findByText(new RegExp(said.replace(/[.?]/g, '\\$&')))).toBeVisible();
  expect(network.calls('GET /search')).toHaveLength(typed === '?!' ? 0 : 1);
});

it('offers a retry when it fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  network.on('GET /search', refusal(500, 'Broken.'));
  const { user, box, texts, t } = await openSearch();
  await user.type(box, 'oak');
  expect(await screen.findByText(texts.search.failed)).toBeVisible();
  log.mockRestore();
  network.on('GET /search', { body: GROUPS });
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(await screen.findByRole('option', { name: 'Oak majlis' })).toBeVisible();
});

it('a slash in a field is a slash', async () => {
  const { user, box } = await openSearch();
  await user.type(box, '/');
  expect(box).toHaveValue('/');
  await user.keyboard('{Escape}');
});

import { projectPath } from '@manjara/contracts';
import { pageAddress } from '@manjara/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject } from '../../testing/factories';
import { failure, mockApi, partOf } from '../../testing/network';
import { renderPage, switchTo } from '../../testing/render-page';

const page = (count: number, total: number) =>
  partOf(
    total,
    Array.from({ length: count }, (_, index) => aProject(index + 1)),
  );

describe('projects', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const dropdown = () => screen.getByRole('combobox', { name: 'Category' });
  const filtered = (...labels: string[]) =>
    `/projects?${new URLSearchParams(labels.map((label) => ['category', label]))}`;

  it('shows a card for each project of the page and how many there are', async () => {
    mockApi({ '/projects': page(20, 45) });
    await renderPage('/projects', 'en');
    expect(screen.getAllByRole('heading', { level: 2, name: /1?\d$/ })).toHaveLength(20);
    const card = screen.getByRole('heading', { name: 'Project 1' }).closest('li')!;
    expect(card).toHaveTextContent('Hospitality');
    expect(screen.getByRole('status')).toHaveTextContent('45 projects');
  });

  it('marks the category that is shown', async () => {
    mockApi({ '/projects': page(1, 1) });
    await renderPage('/projects/hospitality', 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hospitality');
    expect(box('Hospitality')).toBeChecked();
    expect(box('All')).not.toBeChecked();
    expect(dropdown()).toHaveDisplayValue('Hospitality');
  });

  it('lets several categories be chosen; All replaces them, and one of them removes All', async () => {
    const requests = mockApi({ '/projects': page(20, 45) });
    const { address } = await renderPage('/projects?page=2', 'en');
    expect(box('All')).toBeChecked();
    expect(dropdown()).toHaveDisplayValue('All');

    await userEvent.click(box('Education'));
    expect(box('All')).not.toBeChecked();
    expect(address()).toBe(pageAddress('', filtered('Education'), 'en'));
    await userEvent.click(box('Hospitality'));
    expect(address()).toBe(pageAddress('', filtered('Hospitality', 'Education'), 'en'));
    const listed = requests.findLast(({ path }) => path === '/projects')!;
    expect(listed.query.getAll('category')).toEqual(['Hospitality', 'Education']);
    expect(listed.query.get('page')).toBe('1');
    expect(dropdown()).toHaveDisplayValue('Several categories');

    await userEvent.click(box('All'));
    expect(address()).toBe(pageAddress('', '/projects', 'en'));
    expect(box('Hospitality')).not.toBeChecked();
    expect(box('All')).toBeChecked();
  });

  it('chooses a single category in the dropdown', async () => {
    mockApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(`${filtered('Hospitality')}&search=oak`, 'en');
    await userEvent.selectOptions(dropdown(), 'Education');
    expect(address()).toBe(pageAddress('', `${filtered('Education')}&search=oak`, 'en'));
    await userEvent.selectOptions(dropdown(), 'All');
    expect(address()).toBe(pageAddress('', '/projects?search=oak', 'en'));
  });

  it('names what filters the list, and takes each filter back alone', async () => {
    mockApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(
      `${filtered('Hospitality', 'Education')}&search=oak`,
      'en',
    );
    const active = () => within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(active().getAllByRole('link')).toHaveLength(3);
    await userEvent.click(active().getByRole('link', { name: 'Remove Hospitality' }));
    expect(address()).toBe(pageAddress('', `${filtered('Education')}&search=oak`, 'en'));
    expect(box('Hospitality')).not.toBeChecked();
    await userEvent.click(active().getByRole('link', { name: 'Remove Search: oak' }));
    expect(address()).toBe(pageAddress('', filtered('Education'), 'en'));
    await userEvent.click(active().getByRole('link', { name: 'Remove Education' }));
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Projects found' })).toHaveFocus();
  });

  it('ends each of several pages with the way to the next one, the last with that to the first', async () => {
    mockApi({ '/projects': page(2, 22) });
    const { unmount } = await renderPage('/projects?page=2', 'en');
    const back = screen.getByRole('link', { name: /^That was all of them\./ });
    expect(back).toHaveAttribute('href', pageAddress('', '/projects', 'en'));
    expect(screen.getAllByRole('heading', { level: 2, name: /^Project \d/ })).toHaveLength(2);
    unmount();
    await renderPage('/projects', 'en');
    expect(screen.queryByRole('link', { name: /^That was all/ })).toBeNull();
    const next = { name: /^There is more\./ };
    expect(screen.getByRole('link', next)).toHaveAttribute(
      'href',
      pageAddress('', '/projects?page=2', 'en'),
    );
  });

  it('clears categories and keeps the search', async () => {
    mockApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(
      `${filtered('Hospitality', 'Education')}&search=oak`,
      'en',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe(pageAddress('', '/projects?search=oak', 'en'));
    expect(box('All')).toBeChecked();
    expect(box('All')).toHaveFocus();
  });

  it('has a filter by date that is hidden, cannot be used, and is cleared with the others', async () => {
    mockApi({ '/projects': page(1, 1) });
    const { container } = await renderPage(filtered('Hospitality'), 'en');
    const dates = () => container.querySelector<HTMLElement>('[data-filter="date"]')!;
    expect(dates()).not.toBeVisible();
    expect(dates()).toBeDisabled();
    const from = dates().querySelector('input')!;
    from.value = '2026-01-01';
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(dates().querySelector('input')).toHaveValue('');
  });

  it('shows a choice at once, while its list is on its way', async () => {
    let arrive!: (answer: unknown) => void;
    const answers: Record<string, unknown> = { '/projects': page(2, 2) };
    mockApi(answers);
    await renderPage('/projects', 'en');
    answers['/projects'] = () => new Promise((resolve) => (arrive = resolve));
    await userEvent.click(box('Hospitality'));
    expect(box('Hospitality')).toBeChecked();
    const list = screen.getByRole('heading', { name: 'Project 1' }).closest('[aria-busy]');
    expect(list).toHaveAttribute('aria-busy', 'true');
    arrive(page(1, 1));
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  });

  it.each([
    ['en', 'Our projects will be here soon.'],
    ['ar', 'مشاريعنا هنا قريبًا.'],
  ] as const)('says that there are no projects yet (%s)', async (language, message) => {
    mockApi({ '/projects': page(0, 0) });
    await renderPage('/projects', language);
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['/projects?search=zebra', 'No projects match your search.'],
    ['/projects/Castles', 'No projects match your search.'],
    ['/projects?search=..', 'There is nothing to search for in “..”. Type letters or digits.'],
  ])('says at %s that nothing matches, and leads back', async (address, message) => {
    mockApi({ '/projects': page(0, 0) });
    const { toasts } = await renderPage(address, 'en');
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all projects' })).toHaveAttribute(
      'href',
      pageAddress('', '/projects', 'en'),
    );
    expect(toasts).toEqual([]);
  });

  it.each([
    ['en', ['Project 1', 'Project 2'], ['Hospitality', 'Work Space']],
    ['ar', ['مشروع 1', 'مشروع 2'], ['ضيافة', 'مكتبي']],
  ] as const)(
    'offers the closest names and the categories (%s)',
    async (language, names, labels) => {
      const suggestions = [aProject(1), aProject(2)];
      const requests = mockApi({ '/projects': page(0, 0), '/project-suggestions': suggestions });
      await renderPage(`${filtered('Education')}&search=kichen`, language);
      expect(requests.at(-1)!.query.get('search')).toBe('kichen');
      const [first, , third] = within(screen.getAllByRole('region', { name: /./ })[0]!)
        .getAllByRole('list')
        .slice(-2)
        .flatMap((list) => within(list).getAllByRole('link'));
      expect(first).toHaveTextContent(names[0]);
      expect(first).toHaveAttribute(
        'href',
        pageAddress('', projectPath(aProject(1), language), language),
      );
      expect(screen.getByRole('link', { name: names[1] })).toBeVisible();
      const query = new URLSearchParams({ category: third!.textContent });
      expect(third).toHaveAttribute('href', pageAddress('', `/projects?${query}`, language));
      for (const name of labels) expect(screen.getByRole('link', { name })).toBeVisible();
    },
  );

  it.each([['kichen'], ['..']])('suggests no names where none is close to %s', async (search) => {
    mockApi({ '/projects': page(0, 0), '/project-suggestions': [] });
    await renderPage(`/projects?search=${search}`, 'en');
    expect(screen.queryByText('Did you mean one of these?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Education' })).toBeVisible();
  });

  it('asks for no names where something is found', async () => {
    const requests = mockApi({ '/projects': page(1, 1) });
    await renderPage('/projects?search=oak', 'en');
    expect(requests.map(({ path }) => path)).not.toContain('/project-suggestions');
  });

  it.each([
    [failure(503, { message: 'The workshop is closed.' }), 'The workshop is closed.'],
    [new Response('', { status: 502 }), 'Failed to fetch projects.'],
  ])('says why the projects cannot be loaded, and tries again', async (answer, message) => {
    const answers: Record<string, unknown> = { '/projects': answer };
    mockApi(answers);
    const { toasts } = await renderPage('/projects', 'en');
    expect(toasts).toEqual([`error: ${message}`]);
    answers['/projects'] = page(1, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Project 1' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Projects found' })).toHaveFocus();
  });

  it('searches from its own box, within the chosen categories', async () => {
    mockApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(`${filtered('Hospitality')}&search=oak&page=1`, 'en');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveValue('oak');
    await userEvent.clear(search);
    await userEvent.type(search, 'teak{enter}');
    expect(address()).toBe(pageAddress('', `${filtered('Hospitality')}&search=teak`, 'en'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '{enter}');
    expect(address()).toBe(pageAddress('', filtered('Hospitality'), 'en'));
  });

  it('offers links for a project that does not exist', async () => {
    mockApi({ '/projects': page(1, 1) });
    const { address } = await renderPage('/projects?project=gone', 'en');
    const missing = 'This project is not here';
    expect(screen.getByRole('heading', { name: missing })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Project 1' })).toBeVisible();
    const notice = screen.getByRole('heading', { name: missing }).closest('[role="status"]')!;
    const [back] = within(notice as HTMLElement).getAllByRole('link');
    await userEvent.click(back!);
    expect(address()).toBe(pageAddress('', '/projects', 'en'));
    expect(screen.queryByRole('heading', { name: missing })).toBeNull();
  });
});

it('searches again in the names of the language that it is switched to', async () => {
  const requests = mockApi({ '/projects': page(1, 1) });
  await renderPage('/projects?search=oak', 'en');
  await switchTo('ar');
  await screen.findByRole('heading', { name: 'مشروع 1' });
  const lists = requests.filter(({ path }) => path === '/projects');
  expect(lists.map(({ query }) => query.get('lang'))).toEqual(['en', 'ar']);
});

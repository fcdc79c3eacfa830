import { pageAddress } from '@manjara/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject } from '../../testing/factories';
import { failure, FakeAnswer, fakeApi } from '../../testing/fake-api';
import { renderPage, switchTo } from '../../testing/render-page';

const page = (count: number, total: number) =>
  new FakeAnswer(
    200,
    Array.from({ length: count }, (_, index) => aProject(index + 1)),
    { 'x-total-count': String(total) },
  );

describe.each([
  {
    language: 'ar',
    project: 'مشروع 1',
    category: 'الضيافة',
    other: 'التعليم',
    all: 'الكل',
    dropdown: 'الفئة',
    several: 'عدة فئات',
    clear: 'مسح التصفية',
    active: 'عوامل التصفية المختارة',
    searched: 'بحث: oak',
    remove: (name: string) => `إزالة ${name}`,
    results: 'نتائج المشاريع',
    count: '٤٥ مشروعًا',
    pages: 'الصفحات',
    pageThree: 'الصفحة ٣',
    nothing: 'لا توجد مشاريع مطابقة لبحثك.',
    nothingToSearch: 'ليس في «..» ما يمكن البحث عنه. اكتب حروفًا أو أرقامًا.',
    showAll: 'عرض جميع المشاريع',
    failed: 'تعذّر تحميل المشاريع.',
    retry: 'إعادة المحاولة',
    missing: 'هذا المشروع غير موجود',
  },
  {
    language: 'en',
    project: 'Project 1',
    category: 'Hospitality',
    other: 'Education',
    all: 'All',
    dropdown: 'Category',
    several: 'Several categories',
    clear: 'Clear filters',
    active: 'Chosen filters',
    searched: 'Search: oak',
    remove: (name: string) => `Remove ${name}`,
    results: 'Projects found',
    count: '45 projects',
    pages: 'Pages',
    pageThree: 'Page 3',
    nothing: 'No projects match your search.',
    nothingToSearch: 'There is nothing to search for in “..”. Type letters or digits.',
    showAll: 'Show all projects',
    failed: 'Failed to fetch projects.',
    retry: 'Try again',
    missing: 'This project is not here',
  },
] as const)('projects in $language', (text) => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const dropdown = () => screen.getByRole('combobox', { name: text.dropdown });
  const filtered = (...labels: string[]) =>
    `/projects?${new URLSearchParams(labels.map((label) => ['category', label]))}`;

  it('shows a card for each project of the page and how many there are', async () => {
    fakeApi({ '/projects': page(20, 45) });
    await renderPage('/projects', text.language);
    expect(screen.getAllByRole('heading', { level: 2, name: /1?\d$/ })).toHaveLength(20);
    const card = screen.getByRole('heading', { name: text.project }).closest('li')!;
    expect(card).toHaveTextContent(text.category);
    expect(screen.getByRole('status')).toHaveTextContent(text.count);
  });

  it('keeps the search and the category in the addresses of its pages', async () => {
    fakeApi({ '/projects': page(20, 45) });
    await renderPage(`/projects/Hospitality?search=oak&page=2`, text.language);
    const links = within(screen.getByRole('navigation', { name: text.pages }));
    expect(links.getByRole('link', { name: text.pageThree })).toHaveAttribute(
      'href',
      pageAddress('', '/projects/Hospitality?search=oak&page=3', text.language),
    );
  });

  it('marks the category that is shown', async () => {
    fakeApi({ '/projects': page(1, 1) });
    await renderPage('/projects/hospitality', text.language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.category);
    expect(box(text.category)).toBeChecked();
    expect(box(text.all)).not.toBeChecked();
    expect(dropdown()).toHaveDisplayValue(text.category);
  });

  it('lets several categories be chosen; All replaces them, and one of them removes All', async () => {
    const requests = fakeApi({ '/projects': page(20, 45) });
    const { address } = await renderPage('/projects?page=2', text.language);
    expect(box(text.all)).toBeChecked();
    expect(dropdown()).toHaveDisplayValue(text.all);

    await userEvent.click(box(text.other));
    expect(box(text.all)).not.toBeChecked();
    expect(address()).toBe(pageAddress('', filtered(text.other), text.language));
    await userEvent.click(box(text.category));
    expect(address()).toBe(pageAddress('', filtered(text.category, text.other), text.language));
    expect(requests.at(-1)!.query.getAll('category')).toEqual(['Hospitality', 'Education']);
    expect(requests.at(-1)!.query.get('page')).toBe('1');
    expect(dropdown()).toHaveDisplayValue(text.several);

    await userEvent.click(box(text.all));
    expect(address()).toBe(pageAddress('', '/projects', text.language));
    expect(box(text.category)).not.toBeChecked();
    expect(box(text.all)).toBeChecked();
  });

  it('has All again when the last category is turned off', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(filtered(text.category), text.language);
    await userEvent.click(box(text.category));
    expect(address()).toBe(pageAddress('', '/projects', text.language));
    expect(box(text.all)).toBeChecked();
  });

  it('chooses a single category in the dropdown', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(`${filtered(text.category)}&search=oak`, text.language);
    await userEvent.selectOptions(dropdown(), text.other);
    expect(address()).toBe(pageAddress('', `${filtered(text.other)}&search=oak`, text.language));
    await userEvent.selectOptions(dropdown(), text.all);
    expect(address()).toBe(pageAddress('', '/projects?search=oak', text.language));
  });

  it('names what filters the list, and takes each filter back alone', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(
      `${filtered(text.category, text.other)}&search=oak`,
      text.language,
    );
    const active = () => within(screen.getByRole('list', { name: text.active }));
    expect(active().getAllByRole('link')).toHaveLength(3);
    await userEvent.click(active().getByRole('link', { name: text.remove(text.category) }));
    expect(address()).toBe(pageAddress('', `${filtered(text.other)}&search=oak`, text.language));
    expect(box(text.category)).not.toBeChecked();
    await userEvent.click(active().getByRole('link', { name: text.remove(text.searched) }));
    expect(address()).toBe(pageAddress('', filtered(text.other), text.language));
    await userEvent.click(active().getByRole('link', { name: text.remove(text.other) }));
    expect(screen.queryByRole('list', { name: text.active })).toBeNull();
    expect(screen.getByRole('region', { name: text.results })).toHaveFocus();
  });

  it('closes the sheet of filters when the focus leaves it, not for a press in it', async () => {
    fakeApi({ '/projects': page(1, 1) });
    await renderPage('/projects', text.language);
    const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
    act(() => box(text.category).focus());
    act(() => box(text.other).focus());
    fireEvent.blur(box(text.other), { relatedTarget: document.body });
    expect(hide).not.toHaveBeenCalled();
    act(() => dropdown().focus());
    expect(hide).toHaveBeenCalledTimes(1);
    hide.mockRestore();
  });

  it('clears categories and keeps the search', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(
      `${filtered(text.category, text.other)}&search=oak`,
      text.language,
    );
    await userEvent.click(screen.getByRole('link', { name: text.clear }));
    expect(address()).toBe(pageAddress('', '/projects?search=oak', text.language));
    expect(box(text.all)).toBeChecked();
    expect(box(text.all)).toHaveFocus();
  });

  it('has a filter by date that is hidden, cannot be used, and is cleared with the others', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { container } = await renderPage(filtered(text.category), text.language);
    const dates = () => container.querySelector<HTMLElement>('[data-filter="date"]')!;
    expect(dates()).not.toBeVisible();
    expect(dates()).toBeDisabled();
    const from = dates().querySelector('input')!;
    from.value = '2026-01-01';
    await userEvent.click(screen.getByRole('link', { name: text.clear }));
    expect(dates().querySelector('input')).toHaveValue('');
  });

  it('shows a choice at once, while its list is on its way', async () => {
    let arrive!: (answer: unknown) => void;
    const answers: Record<string, unknown> = { '/projects': page(2, 2) };
    fakeApi(answers);
    await renderPage('/projects', text.language);
    answers['/projects'] = () => new Promise((resolve) => (arrive = resolve));
    await userEvent.click(box(text.category));
    expect(box(text.category)).toBeChecked();
    const list = screen.getByRole('heading', { name: text.project }).closest('[aria-busy]');
    expect(list).toHaveAttribute('aria-busy', 'true');
    arrive(page(1, 1));
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  });

  it.each(['/projects?search=zebra', '/projects/Castles'])(
    'says at %s that nothing matches, and leads back',
    async (address) => {
      fakeApi({ '/projects': page(0, 0) });
      const { toasts } = await renderPage(address, text.language);
      expect(screen.getByText(text.nothing)).toBeVisible();
      expect(screen.getByRole('link', { name: text.showAll })).toHaveAttribute(
        'href',
        pageAddress('', '/projects', text.language),
      );
      expect(toasts).toEqual([]);
    },
  );

  it('says why a search without a letter or digit finds nothing', async () => {
    fakeApi({ '/projects': page(0, 0) });
    await renderPage('/projects?search=..', text.language);
    expect(screen.getByText(text.nothingToSearch)).toBeVisible();
  });

  it('says why the projects cannot be loaded, and tries again', async () => {
    const answers: Record<string, unknown> = {
      '/projects': failure(503, { message: 'The workshop is closed.' }),
    };
    fakeApi(answers);
    const { toasts } = await renderPage('/projects', text.language);
    expect(toasts).toEqual(['error: The workshop is closed.']);
    answers['/projects'] = page(1, 1);
    await userEvent.click(screen.getByRole('button', { name: text.retry }));
    expect(await screen.findByRole('heading', { name: text.project })).toBeVisible();
    expect(screen.getByRole('region', { name: text.results })).toHaveFocus();
  });

  it('has words of its own when the server sent none', async () => {
    fakeApi({ '/projects': new FakeAnswer(502, null) });
    const { toasts } = await renderPage('/projects', text.language);
    expect(toasts).toEqual([`error: ${text.failed}`]);
  });

  it('searches from its own box, within the chosen categories', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage(
      `${filtered(text.category)}&search=oak&page=1`,
      text.language,
    );
    const search = screen.getByRole('searchbox');
    expect(search).toHaveValue('oak');
    await userEvent.clear(search);
    await userEvent.type(search, 'teak{enter}');
    expect(address()).toBe(
      pageAddress('', `${filtered(text.category)}&search=teak`, text.language),
    );
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '{enter}');
    expect(address()).toBe(pageAddress('', filtered(text.category), text.language));
  });

  it('helps onward from a project that is not there', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage('/projects?project=gone', text.language);
    expect(screen.getByRole('heading', { name: text.missing })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: text.project })).toBeVisible();
    const [back] = within(
      screen.getByRole('heading', { name: text.missing }).closest<HTMLElement>('[role="status"]')!,
    ).getAllByRole('link');
    await userEvent.click(back!);
    expect(address()).toBe(pageAddress('', '/projects', text.language));
    expect(screen.queryByRole('heading', { name: text.missing })).toBeNull();
  });
});

it('searches again in the names of the language that it is switched to', async () => {
  const requests = fakeApi({ '/projects': page(1, 1) });
  await renderPage('/projects?search=oak', 'en');
  await switchTo('ar');
  await screen.findByRole('heading', { name: 'مشروع 1' });
  expect(requests.map(({ query }) => query.get('lang'))).toEqual(['en', 'ar']);
});

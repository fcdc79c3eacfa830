import { screen, within } from '@testing-library/react';
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
    count: '٤٥ مشروعًا',
    pages: 'الصفحات',
    pageThree: 'الصفحة ٣',
    nothing: 'لا توجد مشاريع مطابقة لبحثك.',
    showAll: 'عرض جميع المشاريع',
    failed: 'تعذّر تحميل المشاريع.',
    retry: 'إعادة المحاولة',
  },
  {
    language: 'en',
    project: 'Project 1',
    category: 'Hospitality',
    count: '45 projects',
    pages: 'Pages',
    pageThree: 'Page 3',
    nothing: 'No projects match your search.',
    showAll: 'Show all projects',
    failed: 'Failed to fetch projects.',
    retry: 'Try again',
  },
] as const)('projects in $language', (text) => {
  it('shows a card for each project of the page and how many there are', async () => {
    fakeApi({ '/projects': page(20, 45) });
    await renderPage('/projects', text.language);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(20);
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
      '/projects/Hospitality?search=oak&page=3',
    );
  });

  it('marks the category that is shown', async () => {
    fakeApi({ '/projects': page(1, 1) });
    await renderPage('/projects/hospitality', text.language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.category);
    const current = screen.getByRole('link', { current: 'page', name: text.category });
    expect(current).toHaveAttribute('href', `/projects/${encodeURIComponent(text.category)}`);
  });

  it.each(['/projects?search=zebra', '/projects/Castles'])(
    'says at %s that nothing matches, and leads back',
    async (address) => {
      fakeApi({ '/projects': page(0, 0) });
      const { toasts } = await renderPage(address, text.language);
      expect(screen.getByText(text.nothing)).toBeVisible();
      expect(screen.getByRole('link', { name: text.showAll })).toHaveAttribute('href', '/projects');
      expect(toasts).toEqual([]);
    },
  );

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
  });

  it('has words of its own when the server sent none', async () => {
    fakeApi({ '/projects': new FakeAnswer(502, null) });
    const { toasts } = await renderPage('/projects', text.language);
    expect(toasts).toEqual([`error: ${text.failed}`]);
  });

  it('searches from its own box', async () => {
    fakeApi({ '/projects': page(1, 1) });
    const { address } = await renderPage('/projects?search=oak', text.language);
    const box = screen.getByRole('searchbox');
    expect(box).toHaveValue('oak');
    await userEvent.clear(box);
    await userEvent.type(box, 'teak{enter}');
    expect(address()).toBe('/projects?search=teak');
  });
});

it('searches again in the names of the language that it is switched to', async () => {
  const requests = fakeApi({ '/projects': page(1, 1) });
  await renderPage('/projects?search=oak', 'en');
  await switchTo('ar');
  await screen.findByRole('heading', { name: 'مشروع 1' });
  expect(requests.map(({ query }) => query.get('lang'))).toEqual(['en', 'ar']);
});

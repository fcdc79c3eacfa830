import { screen, waitFor, within } from '@testing-library/react';
import { serveBulk, written } from '../../testing/bulk';
import { aProject } from '../../testing/fixtures';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { serveList } from '../../testing/resources';
import { toastTexts } from '../../testing/toasts';

const lastQuery = () =>
  network
    .calls('GET /projects')
    .map(({ params }) => Object.fromEntries(params))
    .filter(({ sort }) => sort !== 'pinned')
    .at(-1);

/** In Arabic, whose numerals the addresses do not have. */
const IN_ARABIC = { language: 'ar' } as const;

describe('the project table', () => {
  it('asks for one page of 20, newest first, in its language, without what only forms show', async () => {
    serveList('projects', [aProject()]);
    await open('/dashboard/projects', IN_ARABIC);
    await screen.findAllByRole('rowheader');
    expect(lastQuery()).toEqual({
      page: '1',
      limit: '20',
      sort: '-createdAt',
      lang: 'ar',
      view: 'summary',
    });
  });

  it('takes search, category, order and page from the URL', async () => {
    serveList('projects', [aProject()], 45);
    await open('/dashboard/projects?page=2&search=oak&category=Education&sort=name', IN_ARABIC);
    await screen.findAllByRole('rowheader');
    expect(lastQuery()).toMatchObject({
      page: '2',
      search: 'oak',
      // Users search in either language.
      searchLang: 'both',
      category: 'Education',
      sort: 'name',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('oak');
  });

  it('writes them into the URL, and any change begins at page 1', async () => {
    serveList('projects', [aProject()], 45);
    const { user, texts, path } = await open('/dashboard/projects?page=2', IN_ARABIC);
    await screen.findAllByRole('rowheader');
    await user.type(screen.getByRole('searchbox'), 'oak');
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak'));
    await user.selectOptions(screen.getByLabelText(texts.forms.category), 'Hospitality');
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak&category=Hospitality'));
    await user.click(screen.getByRole('button', { name: texts.projects.fields.name }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'name', page: '1' }));
    const header = screen.getByRole('columnheader', { name: texts.projects.fields.name });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

  it('is sorted by a column and turned round by its head, with the keyboard too', async () => {
    serveList('projects', [aProject()]);
    const { user, texts } = await open('/dashboard/projects', IN_ARABIC);
    await screen.findAllByRole('rowheader');
    const head = () => screen.getByRole('columnheader', { name: texts.forms.category });
    expect(head()).not.toHaveAttribute('aria-sort');
    within(head()).getByRole('button').focus();
    await user.keyboard('{enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'category' }));
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard(' ');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: '-category' }));
    expect(head()).toHaveAttribute('aria-sort', 'descending');
  });

  it.each(['9', '9999999999'])('leads from page %s to the last one', async (page) => {
    network.on('GET /projects', ({ params }) => ({
      body: params.get('page') === '3' ? [aProject()] : [],
      headers: { 'x-total-count': '45' },
    }));
    const { path, t } = await open(`/dashboard/projects?search=oak&page=${page}`, IN_ARABIC);
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak&page=3'));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
    const number = (value: number) => value.toLocaleString('ar-EG');
    const shown = t('dashboard.tables.pageOf', { page: number(3), pages: number(3) });
    expect(screen.getByText(shown)).toBeVisible();
    expect(
      network.calls('GET /projects').every(({ params }) => Number(params.get('page')) <= 1e6),
    ).toBe(true);
  });

  it('leads to the other pages', async () => {
    serveList('projects', [aProject()], 45);
    const { user, path } = await open('/dashboard/projects?search=oak', IN_ARABIC);
    const pages = await screen.findByRole('navigation', { name: 'الصفحات' });
    await user.click(within(pages).getByRole('link', { name: /٣/ }));
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak&page=3'));
    expect(lastQuery()).toMatchObject({ page: '3' });
    // It is shown from its top.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('goes to the previous page when the last row of a page is removed', async () => {
    const [villa, ...others] = [aProject(), aProject(), aProject()];
    let total = 21;
    network.on('GET /projects', ({ params }) => ({
      body: params.get('page') !== '2' ? others : total === 21 ? [villa] : [],
      headers: { 'x-total-count': String(total) },
    }));
    serveBulk('/projects', (id, { revert }) => {
      total = revert ? 21 : 20;
      return written(id);
    });
    const { user, path, go, t, texts } = await open('/dashboard/projects?page=2', IN_ARABIC);
    const name = t('dashboard.tables.delete', {
      name: villa!.arName,
    });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'نعم' }));
    await waitFor(() => expect(path()).toBe('/dashboard/projects'));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    // Another page of the table is no other screen.
    await user.click(await screen.findByRole('button', { name: texts.undo.action }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.undo.undone]));
    await go('/dashboard/projects?page=2');
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});

import type { Project } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { waitOutUndo } from '../../testing/deletions';
import { aProject } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { onSite, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const answer = (projects: Project[], total = projects.length) =>
  network.on('GET /projects', { body: projects, headers: { 'x-total-count': String(total) } });

const lastQuery = () => network.calls('GET /projects').at(-1)?.params;

describe.each(['ar', 'en'] as const)('the project table (%s)', (language) => {
  it('shows picture, both names, category, date and what can be done', async () => {
    const villa = aProject();
    answer([villa]);
    const { texts } = await open('/dashboard/projects', { language });
    const name = language === 'ar' ? villa.arName : villa.name;
    const row = (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!;
    expect(row).toHaveTextContent(villa.name);
    expect(row).toHaveTextContent(villa.arName);
    expect(row).toHaveTextContent(language === 'ar' ? 'السكني' : 'Residential');
    expect(row).toHaveTextContent(language === 'ar' ? '٥‏/٣‏/٢٠٢٦' : '5/3/2026');
    expect(row.querySelector('img')).toHaveAttribute('src', `${villa.image.url}?w=960`);
    const edit = within(row).getByRole('link', {
      name: `${texts.tables.edit.split(':')[0]}: ${name}`,
    });
    expect(edit).toHaveAttribute('href', `/dashboard/edit-project/${villa._id}`);
    const view = within(row).getByRole('link', { name: new RegExp(texts.tables.viewShort) });
    expect(view).toHaveAttribute('href', onSite(`/projects?project=${villa._id}`, language));
  });

  it('asks for one page of 20, newest first, in its language', async () => {
    answer([aProject()]);
    await open('/dashboard/projects', { language });
    await screen.findAllByRole('rowheader');
    expect(lastQuery()).toEqual({ page: 1, limit: 20, sort: '-createdAt', lang: language });
  });

  it('takes search, category, order and page from the URL', async () => {
    answer([aProject()], 45);
    await open('/dashboard/projects?page=2&search=oak&category=Education&sort=name', { language });
    await screen.findAllByRole('rowheader');
    expect(lastQuery()).toMatchObject({
      page: 2,
      search: 'oak',
      // A name is typed in either language.
      searchLang: 'both',
      category: 'Education',
      sort: 'name',
    });
    expect(screen.getByRole('searchbox')).toHaveValue('oak');
  });

  it('writes them into the URL, and any change begins at page 1', async () => {
    answer([aProject()], 45);
    const { user, texts, path } = await open('/dashboard/projects?page=2', { language });
    await screen.findAllByRole('rowheader');
    await user.type(screen.getByRole('searchbox'), 'oak');
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak'));
    await user.selectOptions(screen.getByLabelText(texts.forms.category), 'Hospitality');
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak&category=Hospitality'));
    await user.click(screen.getByRole('button', { name: texts.projects.fields.name }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'name', page: 1 }));
    const header = screen.getByRole('columnheader', { name: texts.projects.fields.name });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

  it.each([
    ['category', 'الفئة تصاعديًا', 'Category, A to Z'],
    ['createdAt', 'الأقدم أولًا', 'Oldest first'],
    ['-name', 'الاسم تنازليًا', 'Name, Z to A'],
  ])('is sorted by %s from the list of orders', async (sort, ar, en) => {
    answer([aProject()]);
    const { user, texts, path } = await open('/dashboard/projects', { language });
    await screen.findAllByRole('rowheader');
    const order = screen.getByLabelText(texts.tables.order);
    await user.selectOptions(order, language === 'ar' ? ar : en);
    await waitFor(() => expect(path()).toBe(`/dashboard/projects?sort=${sort}`));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort }));
  });

  it('is sorted by a column and turned round by its head, with the keyboard too', async () => {
    answer([aProject()]);
    const { user, texts } = await open('/dashboard/projects', { language });
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

  it.each(['9', '1e12', '9999999999'])('leads from page %s to the last one', async (page) => {
    network.on('GET /projects', ({ params }) => ({
      body: params.page === 3 ? [aProject()] : [],
      headers: { 'x-total-count': '45' },
    }));
    const { path, t } = await open(`/dashboard/projects?search=oak&page=${page}`, { language });
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak&page=3'));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
    const number = (value: number) => value.toLocaleString(language === 'ar' ? 'ar-EG' : 'en');
    const told = t('dashboard.tables.pageOf', { page: number(3), pages: number(3) });
    expect(screen.getByText(told)).toBeVisible();
    expect(network.calls('GET /projects').every(({ params }) => Number(params.page) <= 1e6)).toBe(
      true,
    );
  });

  it('leads to the other pages', async () => {
    answer([aProject()], 45);
    const { user, path } = await open('/dashboard/projects?search=oak', { language });
    const pages = await screen.findByRole('navigation', { name: /Pages|الصفحات/ });
    await user.click(within(pages).getByRole('link', { name: /3|٣/ }));
    await waitFor(() => expect(path()).toBe('/dashboard/projects?search=oak&page=3'));
    expect(lastQuery()).toMatchObject({ page: 3 });
    // It is read from its top.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('follows the URL when it goes back', async () => {
    answer([aProject()]);
    const { go } = await open('/dashboard/projects?search=oak', { language });
    await screen.findAllByRole('rowheader');
    await go('/dashboard/projects');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('search', 'oak'));
  });

  it('says what to do when there is no project yet', async () => {
    answer([]);
    const { texts } = await open('/dashboard/projects', { language });
    expect(await screen.findByText(texts.projects.noneText)).toBeVisible();
  });

  it('says so when nothing matches, and shows all again', async () => {
    answer([]);
    const { user, texts, path } = await open('/dashboard/projects?search=xyz', { language });
    await user.click(await screen.findByRole('button', { name: texts.projects.clearFilter }));
    await waitFor(() => expect(path()).toBe('/dashboard/projects'));
  });

  it('says why a search without a letter or digit finds nothing', async () => {
    answer([]);
    const { texts } = await open('/dashboard/projects?search=..', { language });
    const reason = texts.tables.nothingToSearch.replace('{{search}}', '..');
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('logs a failed load, says so, and tries again when asked', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.on('GET /projects', refusal(500, 'Broken.'));
    const { user, texts } = await open('/dashboard/projects', { language });
    expect(await screen.findByText(texts.projects.listFailed)).toBeVisible();
    expect(log).toHaveBeenCalledWith('The projects could not be loaded.', expect.anything());
    log.mockRestore();
    answer([aProject()]);
    await user.click(screen.getByRole('button', { name: /Try again|إعادة المحاولة/ }));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
  });
});

describe.each(['ar', 'en'] as const)('deleting a project (%s)', (language) => {
  async function ask(project: Project) {
    answer([project]);
    const page = await open('/dashboard/projects', { language });
    const row = await screen.findByRole('row', { name: new RegExp(project.name) });
    await page.user.click(within(row).getByRole('button'));
    const dialog = await screen.findByRole('alertdialog', {
      name: page.texts.projects.deleteTitle,
    });
    return { ...page, dialog };
  }
  const yes = /^(Yes|نعم)$/;
  const no = /^(No|لا)$/;

  it('asks first, by the name, and does nothing on No', async () => {
    const villa = aProject();
    const { user, dialog } = await ask(villa);
    expect(dialog).toHaveTextContent(language === 'ar' ? villa.arName : villa.name);
    await user.click(within(dialog).getByRole('button', { name: no }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(network.calls(`DELETE /projects/${villa._id}`)).toHaveLength(0);
  });

  it('deletes on Yes, once, when the time to undo is over, and tells so', async () => {
    const villa = aProject();
    const { user, dialog, texts } = await ask(villa);
    const held = network.hold(`DELETE /projects/${villa._id}`, { status: 204 });
    const said = await waitOutUndo(() =>
      user.click(within(dialog).getByRole('button', { name: yes })),
    );
    expect(said).toContain(texts.undo.willDelete);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    answer([]);
    held.release();
    expect(await screen.findByText(texts.projects.noneText)).toBeVisible();
    expect(network.calls(`DELETE /projects/${villa._id}`)).toHaveLength(1);
    expect(toastTexts()).toEqual([texts.projects.deleted]);
  });

  it('goes to the page before as soon as the last row of a page is gone', async () => {
    const [villa, ...others] = [aProject(), aProject(), aProject()];
    network.on('GET /projects', ({ params }) => ({
      body: params.page === 2 ? [villa] : others,
      headers: { 'x-total-count': '21' },
    }));
    const { user, path, go, t, texts } = await open('/dashboard/projects?page=2', { language });
    const name = t('dashboard.tables.delete', {
      name: language === 'ar' ? villa!.arName : villa!.name,
    });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: yes }));
    await waitFor(() => expect(path()).toBe('/dashboard/projects'));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    // Nor is there a way to a page that is empty until the time to undo is over.
    await go('/dashboard/projects?page=2');
    await waitFor(() => expect(path()).toBe('/dashboard/projects'));
    await user.click(screen.getByRole('button', { name: texts.undo.action }));
    await go('/dashboard/projects?page=2');
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it.each([
    ['the server’s sentence', refusal(503, 'The database is away.')],
    ['words of its own', { status: 500, body: '' }],
  ])('on failure has %s', async (_what, failure) => {
    const villa = aProject();
    const { user, dialog, texts } = await ask(villa);
    network.on(`DELETE /projects/${villa._id}`, failure);
    await waitOutUndo(() => user.click(within(dialog).getByRole('button', { name: yes })));
    const expected = failure.status === 503 ? 'The database is away.' : texts.errors.deleting;
    await waitFor(() => expect(toastTexts()).toEqual([expected]));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });
});

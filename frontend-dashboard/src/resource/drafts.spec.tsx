import { projectPath } from '@manjara/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bulkCalls, serveBulk, written } from '../testing/bulk';
import { aDraft, anImage, aProject } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network } from '../testing/network';
import { openProjectForm, TEXTS } from '../testing/project-form';
import { onSite, open } from '../testing/render';
import { serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';
import { serveVersioned } from '../testing/versioned';

const draft = aDraft();
const one = `/projects/${draft._id}`;
const LIST = 'projects?status=draft';
const body = (route: string) =>
  Object.fromEntries(network.calls(route).at(-1)?.body as FormData) as Record<string, unknown>;

async function openDraft() {
  network.on(`GET ${one}`, { body: draft });
  network.on('GET /projects', { body: [] });
  const page = await open(`/dashboard/edit-project/${draft._id}`);
  await waitFor(() => expect(field('name')).toHaveValue(draft.name));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, press };
}

describe('a draft', () => {
  it('is saved incomplete from the form of a new project, and opens', async () => {
    network.on('POST /projects', { status: 201, body: draft });
    network.on(`GET ${one}`, { body: draft });
    const page = await openProjectForm();
    type({ name: draft.name });
    await page.user.click(screen.getByRole('button', { name: page.texts.drafts.saveAs }));
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/${draft._id}`));
    expect(body('POST /projects')).toMatchObject({ name: draft.name, arName: '', status: 'draft' });
    expect(toastTexts()).toEqual([page.texts.drafts.saved]);
    await waitFor(() => expect(field('name')).toHaveValue(draft.name));
  });

  it('is saved again, but not published while something is missing', async () => {
    network.on(`PUT ${one}`, { body: { ...draft, name: 'Villa Obhur' } });
    const page = await openDraft();
    await page.press(page.texts.drafts.publish);
    expect(await screen.findByText(page.texts.forms.incomplete)).toBeVisible();
    expect(field('arName')).toHaveAccessibleDescription(
      expect.stringContaining(page.texts.forms.required),
    );
    type({ name: 'Villa Obhur' });
    await page.press(page.texts.drafts.save);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(body(`PUT ${one}`)).toMatchObject({ name: 'Villa Obhur', status: 'draft' });
    expect(screen.queryByText(page.texts.forms.incomplete)).not.toBeInTheDocument();
  });

  it('is sent again as a draft, not published, once the connection is back, which is said', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.lose(`PUT ${one}`);
    const page = await openDraft();
    type({ name: 'Villa Obhur' });
    await page.press(page.texts.drafts.save);
    const { offline, back } = page.texts.sending.failure;
    expect(await screen.findByText(offline)).toBeVisible();
    expect(toastTexts()).toEqual([page.texts.errors.offline]);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(back)).toBeVisible();
    network.on(`PUT ${one}`, { body: { ...draft, name: 'Villa Obhur' } });
    await page.press(page.texts.sending.again);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(network.calls(`PUT ${one}`)).toHaveLength(2);
    expect(body(`PUT ${one}`)).toMatchObject({ status: 'draft' });
    online.mockRestore();
  });

  it('stays a draft over a conflict that its save has met', async () => {
    const page = await openDraft();
    serveVersioned(one, { ...draft, name: 'Theirs', arName: 'لهم' });
    type({ name: 'Mine' });
    await page.press(page.texts.drafts.save);
    const dialog = await screen.findByRole('dialog', { name: page.texts.conflict.title });
    await page.user.click(within(dialog).getByRole('button', { name: page.texts.drafts.save }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(body(`PUT ${one}`)).toMatchObject({ name: 'Mine', arName: 'لهم', status: 'draft' });
  });

  it('is saved by Enter in a field; a new project is neither saved nor published by Enter', async () => {
    network.on(`PUT ${one}`, { body: draft });
    const texts = { mainText: '', arMainText: '', aboutImages: [null, null, null, null] };
    network.on('GET /content/home', { body: texts });
    for (const list of ['partners', 'content/boxes']) network.on(`GET /${list}`, { body: [] });
    const page = await openDraft();
    await page.user.type(field('name'), ' Obhur{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(body(`PUT ${one}`)).toMatchObject({ status: 'draft' });
    for (const screenOfNew of ['add-project', 'add-review', 'add-partner', 'content/home']) {
      await page.go(`/dashboard/${screenOfNew}`);
      const one = { partner: 'alt', home: 'boxTitle' }[screenOfNew.split(/[-/]/)[1]!] ?? 'name';
      await waitFor(() => expect(field(one)).toBeInTheDocument());
      await page.user.type(field(one), 'Villa{Enter}');
      expect(screen.queryByText(page.texts.forms.required)).not.toBeInTheDocument();
      type({ [one]: '' });
    }
  });

  it('is published in one request when it is complete, and then only changed', async () => {
    const published = aProject({ ...TEXTS, _id: draft._id });
    network.on(`PUT ${one}`, { body: published });
    const page = await openDraft();
    type(TEXTS);
    await page.user.selectOptions(field('category'), 'Residential');
    const picture = screen.getByRole('group', {
      name: new RegExp(`^${page.texts.projects.fields.image}`),
    });
    await page.user.upload(
      picture.querySelector<HTMLInputElement>('input[type=file]')!,
      anImage('main.png'),
    );
    await page.press(page.texts.drafts.publish);
    const title = page.texts.projects.editTitle;
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(page.path()).toBe(`/dashboard/edit-project/${draft._id}`);
    expect(network.calls(`PUT ${one}`)).toHaveLength(1);
    expect(body(`PUT ${one}`)).toMatchObject({ ...TEXTS, status: 'published' });
    expect(toastTexts()).toEqual([page.texts.drafts.published]);

    const view = screen.getByRole('link', { name: new RegExp(page.texts.tables.viewShort) });
    expect(view).toHaveAttribute('href', onSite(projectPath(published, 'en'), 'en'));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await page.user.click(screen.getByRole('button', { name: page.texts.share.label }));
    await page.user.click(screen.getByRole('menuitem', { name: page.texts.share.copy }));
    await waitFor(() => expect(toastTexts()).toContain(page.texts.share.copied));
    expect(copied).toHaveBeenCalledWith(`http://localhost${projectPath(published, 'ar')}`);

    type({ name: 'Villa' });
    await page.press(page.texts.forms.update);
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
    for (const name of ['status', 'image']) expect(body(`PUT ${one}`)).not.toHaveProperty(name);
  });

  it("shows the server's errors beside the fields", async () => {
    const complete = { ...aProject(), _id: draft._id, status: 'draft', createdAt: undefined };
    const page = await openDraft();
    const publish = () => screen.queryByRole('button', { name: page.texts.drafts.publish });
    await page.go('/dashboard/projects');
    // The list's code loads while the form stays: only a reopened form is fetched again.
    await waitFor(() => expect(publish()).not.toBeInTheDocument());
    network.on(`GET ${one}`, { body: complete });
    const details = [{ field: 'arName', message: 'Missing.' }];
    network.on(`PUT ${one}`, {
      status: 400,
      body: { error: 'fields_missing', message: 'Please fill out all fields.', details },
    });
    await page.go(`/dashboard/edit-project/${draft._id}`);
    await waitFor(() => expect(field('arName')).toHaveValue(complete.arName));
    await page.press(page.texts.drafts.publish);
    await waitFor(() => expect(field('arName')).toHaveAccessibleDescription('Missing.'));
    expect(publish()).toBeVisible();
  });

  it('has its tab before the drafts are counted, and if there are none: nothing moves', async () => {
    serveList('projects', [aProject()]);
    const count = network.hold(`GET /${LIST}`, { body: [], headers: { 'x-total-count': '0' } });
    const { t } = await open('/dashboard/projects');
    expect(await screen.findByRole('link', { name: t('dashboard.drafts.title') })).toBeVisible();
    count.release();
    const name = t('dashboard.drafts.draftsTab', { number: '0' });
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('has a list beside the table; published projects can become drafts', async () => {
    const villa = aProject();
    serveList('projects', [villa]);
    serveList(LIST, [draft, aDraft({ name: '' })]);
    serveBulk('/projects', (id) => written(id, 'draft'));
    const { user, t, texts, path } = await open('/dashboard/projects', { language: 'ar' });
    const name = villa.arName;
    const more = await screen.findByRole('button', { name: t('dashboard.tables.more', { name }) });
    await user.click(more);
    await user.click(screen.getByRole('menuitem', { name: texts.drafts.unpublish }));
    await waitFor(() => expect(undoText()).toContain(texts.undo.unpublished + name));
    expect(bulkCalls('/projects')).toEqual([{ ids: [villa._id], status: 'draft' }]);
    const tab = await screen.findByRole('link', {
      name: t('dashboard.drafts.draftsTab', { number: '٢' }),
    });
    await user.click(tab);
    await waitFor(() => expect(path()).toBe('/dashboard/projects/drafts'));
    expect(await screen.findByRole('link', { name: texts.drafts.untitled })).toBeVisible();
    const link = screen.getByRole('link', { name: draft.name });
    expect(link).toHaveAttribute('href', `/dashboard/edit-project/${draft._id}`);
    expect(link.closest('tr')).toHaveTextContent('٥‏/٣‏/٢٠٢٦');
  });
});

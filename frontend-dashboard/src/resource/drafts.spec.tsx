import { act, screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { undoText } from '../testing/deletions';
import { network } from '../testing/network';
import { openProjectForm, TEXTS } from '../testing/project-form';
import { open } from '../testing/render';
import { expectTitles } from '../testing/resources';
import { toastTexts } from '../testing/toasts';

const { image, ...texts } = aProject();
const draft = {
  ...texts,
  alt: '',
  arAlt: '',
  arName: '',
  category: '',
  arCategory: '',
  createdAt: undefined,
  savedAt: '2026-03-05T09:00:00.000Z',
};
const one = `/project-drafts/${draft._id}`;
const body = (route: string) =>
  Object.fromEntries(network.calls(route).at(-1)?.body as FormData) as Record<string, unknown>;

async function openDraft() {
  network.on(`GET ${one}`, { body: draft });
  network.on('GET /projects', { body: [] });
  const page = await open(`/dashboard/edit-project/draft/${draft._id}`);
  await waitFor(() => expect(field('name')).toHaveValue(draft.name));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, press };
}

describe('a draft', () => {
  it('is saved from the form of a new project with what is there, and opens', async () => {
    network.on('POST /project-drafts', { status: 201, body: draft });
    network.on(`GET ${one}`, { body: draft });
    const page = await openProjectForm();
    type({ name: draft.name });
    await page.user.click(screen.getByRole('button', { name: page.texts.drafts.saveAs }));
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/draft/${draft._id}`));
    expect(body('POST /project-drafts')).toMatchObject({ name: draft.name, arName: '' });
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
    expect(body(`PUT ${one}`)).toMatchObject({ name: 'Villa Obhur' });
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
    expect(network.calls(`POST ${one}/publish`)).toEqual([]);
    online.mockRestore();
  });

  it('stays a draft over a conflict that its save has met', async () => {
    const page = await openDraft();
    network.on(`GET ${one}`, {
      body: { ...draft, name: 'Theirs', arName: 'لهم' },
      headers: { etag: '"2"' },
    });
    network.on(`PUT ${one}`, ({ headers }) =>
      headers.get('If-Match') === '"2"'
        ? { body: draft }
        : { status: 412, body: { error: 'precondition_failed', message: 'Changed.' } },
    );
    type({ name: 'Mine' });
    await page.press(page.texts.drafts.save);
    const dialog = await screen.findByRole('dialog', { name: page.texts.conflict.title });
    await page.user.click(within(dialog).getByRole('button', { name: page.texts.drafts.save }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(body(`PUT ${one}`)).toMatchObject({ name: 'Mine', arName: 'لهم' });
    expect(network.calls(`POST ${one}/publish`)).toEqual([]);
  });

  it('is saved by Enter in a field; what is new is neither saved nor published by it', async () => {
    network.on(`PUT ${one}`, { body: draft });
    const texts = { mainText: '', arMainText: '', aboutImages: [null, null, null, null] };
    network.on('GET /content/home', { body: texts });
    for (const list of ['partners', 'content/boxes']) network.on(`GET /${list}`, { body: [] });
    const page = await openDraft();
    await page.user.type(field('name'), ' Obhur{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
    expect(network.calls(`POST ${one}/publish`)).toEqual([]);
    for (const screenOfNew of ['add-project', 'add-review', 'add-partner', 'content/home']) {
      await page.go(`/dashboard/${screenOfNew}`);
      const one =
        { partner: 'logo.alt', home: 'boxTitle' }[screenOfNew.split(/[-/]/)[1]!] ?? 'name';
      await waitFor(() => expect(field(one)).toBeInTheDocument());
      await page.user.type(field(one), 'Villa{Enter}');
      expect(screen.queryByText(page.texts.forms.required)).not.toBeInTheDocument();
      type({ [one]: '' });
    }
  });

  it('is published when it is complete', async () => {
    network.on(`PUT ${one}`, { body: draft });
    const published = aProject({ _id: draft._id });
    network.on(`POST ${one}/publish`, { body: published });
    network.on(`GET /projects/${draft._id}`, { body: published });
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
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/${draft._id}`));
    expect(network.calls(`POST ${one}/publish`)).toHaveLength(1);
    expect(toastTexts()).toEqual([page.texts.drafts.published]);

    const view = await screen.findByRole('link', { name: new RegExp(page.texts.tables.viewShort) });
    expect(view).toHaveAttribute('href', `/project/${draft._id}?lang=en`);
    await page.user.click(screen.getByRole('button', { name: page.texts.share.label }));
    await page.user.click(screen.getByRole('menuitem', { name: page.texts.share.copy }));
    await waitFor(() => expect(toastTexts()).toContain(page.texts.share.copied));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/project/${draft._id}`);
  });

  it('has a list beside the table; what is published becomes one', async () => {
    const villa = aProject({ image });
    network.on('GET /projects', { body: [villa], headers: { 'x-total-count': '1' } });
    network.on('GET /project-drafts', { body: [draft, { ...draft, _id: 'b', name: '' }] });
    network.on(`POST /projects/${villa._id}/unpublish`, { body: draft });
    const { user, t, texts, path } = await open('/dashboard/projects', { language: 'ar' });
    const name = villa.arName;
    const more = await screen.findByRole('button', { name: t('dashboard.tables.more', { name }) });
    await user.click(more);
    await user.click(screen.getByRole('menuitem', { name: texts.drafts.unpublish }));
    await waitFor(() => expect(undoText()).toContain(texts.undo.unpublished + name));
    const tab = await screen.findByRole('link', {
      name: t('dashboard.drafts.draftsTab', { number: '٢' }),
    });
    await user.click(tab);
    await waitFor(() => expect(path()).toBe('/dashboard/projects/drafts'));
    expect(await screen.findByRole('link', { name: texts.drafts.untitled })).toBeVisible();
    const link = screen.getByRole('link', { name: draft.name });
    expect(link).toHaveAttribute('href', `/dashboard/edit-project/draft/${draft._id}`);
  });
});

describe('the drafts', () => {
  const hall = { ...draft, _id: 'c', name: 'Hall', createdAt: '2020-01-01T09:00:00.000Z' };
  const required = 'This field is required.';
  const incomplete = {
    status: 400,
    body: {
      error: 'fields_missing',
      message: 'Please fill out all fields.',
      details: ['arName', 'category', 'arCategory', 'image'].map((field) => ({
        field,
        message: required,
      })),
    },
  };

  async function openDrafts(drafts: object[]) {
    network.on('GET /project-drafts', { body: drafts });
    const page = await open('/dashboard/projects/drafts');
    await screen.findAllByRole('rowheader');
    return page;
  }

  it('are searched by their names, and come in pages', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ ...hall, _id: String(index) }));
    network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } });
    const { user, texts } = await openDrafts([...many, draft]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(20);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), draft.name);
    await expectTitles(draft.name);
    expect(screen.queryByText(texts.drafts.none)).not.toBeInTheDocument();
  });

  it('are told of where a search looks among what is published, and the reverse', async () => {
    const one = aProject({ name: draft.name });
    network.on('GET /projects', { body: [one], headers: { 'x-total-count': '1' } });
    const page = await openDrafts([draft, hall]);
    await page.user.type(screen.getByRole('searchbox'), draft.name);
    await page.user.click(
      await screen.findByRole('link', { name: '1 published one matches, too' }),
    );
    const search = `?${new URLSearchParams({ search: draft.name })}`;
    await waitFor(() => expect(page.path()).toBe(`/dashboard/projects${search}`));
    expect(await screen.findByRole('link', { name: '1 draft matches, too' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/projects\/drafts\?/),
    );
  });

  it('are published together; what fails is named, the others are as before once undone', async () => {
    const body = aProject();
    network.on(`POST ${one}/publish`, incomplete);
    for (const id of ['b', 'c']) {
      network.on(`POST /project-drafts/${id}/publish`, { body });
      network.on(`POST /projects/${id}/unpublish`, { body: hall });
    }
    network.on('PUT /project-drafts/b', { body: hall });
    const { user, t, texts } = await openDrafts([draft, { ...draft, _id: 'b' }, hall]);
    await user.click(screen.getByRole('checkbox', { name: texts.selection.all }));
    await user.click(screen.getByRole('button', { name: texts.drafts.publish }));
    const reason = 'Still missing: Name (Arabic), Category and Main image.';
    const failed = { names: `“${draft.name}”`, reason };
    await waitFor(() =>
      expect(toastTexts()).toEqual([t('dashboard.selection.failed.publish', failed)]),
    );
    expect(undoText()).toContain(`${texts.undo.published}2 drafts`);
    await user.click(screen.getByRole('button', { name: texts.undo.action }));
    await waitFor(() => expect(network.calls('POST /projects/c/unpublish')).toHaveLength(1));
    // The one without a date has got the day of its publication.
    await waitFor(() => expect(network.calls('PUT /project-drafts/b')).toHaveLength(1));
    const dates = network
      .calls('PUT /project-drafts/b')
      .map((call) => [...(call.body as FormData)]);
    expect(dates).toEqual([[['date', '']]]);
  });
});

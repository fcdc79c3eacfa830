import type { Status } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { toDraft } from '../forms/draft-values';
import { hasDraft, storeDraft } from '../forms/drafts';
import { setTag } from '../api/etags';
import { resource } from '../content/projects/resource';
import { aDraft, anImage, aProject, aReview } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network, refusal, urlOf } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';
import { serveVersioned } from '../testing/versioned';
import { valuesOf } from './resource-values';
import type { Entity } from './entity';

const GONE = refusal(404, 'It does not exist.');
const villa = aProject();
const one = `/projects/${villa._id}`;
/** The new item added in its place. */
const copy = aDraft({ name: 'Mine' });

const sent = (route: string) =>
  Object.fromEntries(network.calls(route).at(-1)!.body as FormData) as Record<string, unknown>;

/** Opens an entity, types, and saves after it was deleted. */
async function saveGone(path: string, name: string) {
  const page = await open(path);
  await waitFor(() => expect(field(name)).not.toHaveValue(''));
  type({ [name]: 'Mine' });
  const press = (label: string) => page.user.click(screen.getByRole('button', { name: label }));
  await press(page.texts.forms.update);
  return { ...page, press };
}

describe('a project deleted before its change is saved', () => {
  const added = 'POST /projects';

  async function saveVilla() {
    network.on(`GET ${one}`, { body: villa });
    network.on(`PUT ${one}`, GONE);
    network.on(added, { status: 201, body: copy });
    network.on(`GET /projects/${copy._id}`, { body: copy });
    const page = await saveGone(`/dashboard/edit-project/${villa._id}`, 'name');
    expect(await screen.findByText(page.texts.forms.gone.draft)).toBeVisible();
    return page;
  }

  it('becomes a new draft with its pictures, even if something is missing', async () => {
    const page = await saveVilla();
    type({ arName: '' });
    await page.press(page.texts.drafts.saveAs);
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/${copy._id}`));
    const body = sent(added);
    expect(body).toMatchObject({ name: 'Mine', arName: '', alt: 'A hall', status: 'draft' });
    expect(body.image).toBe(villa.image.url);
    expect(network.calls(added)[0]?.headers.has('If-Match')).toBe(false);
    // Does not repeat a save that must fail.
    expect(network.calls(`PUT ${one}`)).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: page.texts.drafts.editTitle })).toBeVisible();
  });

  it('is offered with the input when its screen is opened again', async () => {
    const values = setTag(valuesOf(resource, villa as unknown as Entity), '"1"');
    storeDraft(`project-${villa._id}`, toDraft({ ...values, name: 'Mine' }, values));
    network.on(`GET ${one}`, GONE);
    network.on(added, { status: 201, body: copy });
    network.on(`GET /projects/${copy._id}`, { body: copy });
    const page = await open(`/dashboard/edit-project/${villa._id}`);
    await waitFor(() => expect(field('name')).toHaveValue('Mine'));
    expect(screen.getByText(page.texts.forms.gone.draft)).toBeVisible();
    expect(toastTexts()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: page.texts.drafts.saveAs }));
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/${copy._id}`));
    expect(network.calls(`PUT ${one}`)).toHaveLength(0);
    await waitFor(() => expect(hasDraft(`project-${villa._id}`)).toBe(false));
  });

  it('is kept as another draft where it was one', async () => {
    network.on(`GET ${one}`, { body: { ...villa, status: 'draft' } });
    network.on(`PUT ${one}`, GONE);
    network.on(added, { status: 201, body: copy });
    network.on(`GET /projects/${copy._id}`, { body: copy });
    const page = await open(`/dashboard/edit-project/${villa._id}`);
    const press = async (name: string) =>
      page.user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(field('name')).not.toHaveValue(''));
    type({ name: 'Mine' });
    await press(page.texts.drafts.save);
    expect(await screen.findByText(page.texts.forms.gone.draft)).toBeVisible();
    await press(page.texts.drafts.saveAs);
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/${copy._id}`));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.saved]));
  });
});

describe('a project with another status when its change is saved', () => {
  /** Opens the form, changes the status on the server, types, and saves. */
  async function save(from: Status, to: Status, button: 'update' | 'save') {
    const server = serveVersioned(one, { ...villa, status: from });
    network.on('GET /projects', { body: [] });
    const page = await open(`/dashboard/edit-project/${villa._id}`);
    await waitFor(() => expect(field('name')).toHaveValue(villa.name));
    server.changeElsewhere({ status: to });
    type({ name: 'Mine' });
    const { forms, drafts, conflict } = page.texts;
    const name = { update: forms.update, save: drafts.save }[button];
    await page.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: conflict.title }));
    const press = (label: string) => page.user.click(dialog.getByRole('button', { name: label }));
    return { ...page, press };
  }

  it('is not republished without a choice if it was unpublished', async () => {
    const page = await save('published', 'draft', 'update');
    const { conflict, drafts } = page.texts;
    await page.press(conflict.later);
    expect(screen.getByRole('heading', { level: 1, name: drafts.editTitle })).toBeVisible();
    expect(toastTexts()).toEqual([conflict.kept]);
    expect(field('name')).toHaveValue('Mine');
    await page.user.click(screen.getByRole('button', { name: drafts.save }));
    await waitFor(() => expect(toastTexts()).toEqual([drafts.saved]));
    expect(sent(`PUT ${one}`)).toMatchObject({ name: 'Mine', status: 'draft' });
    expect(page.path()).toBe(`/dashboard/edit-project/${villa._id}`);
  });

  it('is published again where that is chosen', async () => {
    const page = await save('published', 'draft', 'update');
    await page.press(page.texts.drafts.publish);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.drafts.published]));
    expect(sent(`PUT ${one}`)).toMatchObject({ name: 'Mine', status: 'published' });
  });

  it('is not unpublished without a choice if the draft was published', async () => {
    const page = await save('draft', 'published', 'save');
    expect(network.calls(`PUT ${one}`)).toHaveLength(1);
    await page.press(page.texts.conflict.later);
    await page.user.click(screen.getByRole('button', { name: page.texts.forms.update }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.projects.edited]));
    expect(sent(`PUT ${one}`)).not.toHaveProperty('status');
  });
});

it('what was typed for a deleted question is added as a new one', async () => {
  const typed = {
    title: 'Why oak?',
    arTitle: 'لماذا',
    description: 'It lasts.',
    arDescription: 'يدوم',
  };
  const values = setTag({ ...typed, title: 'Mine' }, '"1"');
  storeDraft(`question-${'a'.repeat(24)}`, toDraft(values, setTag({ ...typed }, '"1"')));
  network.on('GET /content/about', { body: { mainText: '', arMainText: '', images: [] } });
  for (const list of ['values', 'questions']) network.on(`GET /content/${list}`, { body: [] });
  network.on('POST /content/questions', { status: 201, body: {} });
  const page = await open('/dashboard/content/about');
  await waitFor(() => expect(field('title')).toHaveValue('Mine'));
  expect(screen.getByText(page.texts.forms.restored)).toBeVisible();
  const add = page.texts.aboutContent.questionList.add;
  await page.user.click(screen.getByRole('button', { name: add }));
  await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionList.added]));
  expect(network.calls('POST /content/questions')[0]?.body).toEqual({ ...typed, title: 'Mine' });
  expect(hasDraft('question')).toBe(false);
});

it('a deleted review becomes a draft; a deleted picture must be chosen again', async () => {
  const review = aReview();
  const added = aReview({ title: 'Mine' });
  network.on(`GET /reviews/${review._id}`, { body: review });
  network.on(`GET /reviews/${added._id}`, { body: { ...added, status: 'draft' } });
  network.on('GET /reviews', { body: [] });
  network.on(`PUT /reviews/${review._id}`, GONE);
  const lost = [{ field: 'image', message: 'This picture does not exist any more.' }];
  network.on('POST /reviews', refusal(400, 'Choose it again.', lost));
  const page = await saveGone(`/dashboard/edit-review/${review._id}`, 'title');
  expect(await screen.findByText(page.texts.forms.gone.draft)).toBeVisible();
  await page.press(page.texts.drafts.saveAs);
  expect(await screen.findByText('This picture does not exist any more.')).toBeVisible();
  network.on('POST /reviews', { status: 201, body: added });
  const input = document.querySelector<HTMLInputElement>('form input[type=file]')!;
  await page.user.upload(input, anImage('sara.png'));
  await page.press(page.texts.drafts.saveAs);
  await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-review/${added._id}`));
  expect(sent('POST /reviews')).toMatchObject({
    title: 'Mine',
    name: review.name,
    image: urlOf('sara.png'),
    status: 'draft',
  });
});

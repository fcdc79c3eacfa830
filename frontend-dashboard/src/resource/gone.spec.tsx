import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { toDraft } from '../lib/draft-values';
import { hasDraft, keepDraft } from '../lib/drafts';
import { setTag } from '../lib/api/etags';
import { resource } from '../features/projects/resource';
import { aProject, aReview } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network, refusal } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';
import { type Entity, valuesOf } from './resource-values';

const GONE = refusal(404, 'It does not exist.');
const villa = aProject();
const one = `/projects/${villa._id}`;
const ownDraft = `/project-drafts/${villa._id}`;
const draft = { ...villa, alt: '', arAlt: '', savedAt: villa.createdAt };

const bytes = new Blob(['picture'], { type: 'image/png' });
const fetchPicture = jest.fn();
beforeEach(() => {
  global.fetch = fetchPicture;
  fetchPicture.mockResolvedValue({ ok: true, blob: async () => bytes });
});

const sent = (route: string) =>
  Object.fromEntries(network.calls(route).at(-1)!.body as FormData) as Record<string, unknown>;

/** Opens an entity, types, and saves after it was deleted or unpublished. */
async function saveGone(path: string, name: string) {
  const page = await open(path);
  await waitFor(() => expect(field(name)).not.toHaveValue(''));
  type({ [name]: 'Mine' });
  const press = (label: string) => page.user.click(screen.getByRole('button', { name: label }));
  await press(page.texts.forms.update);
  return { ...page, press };
}

describe('a project that is gone when its change is saved', () => {
  async function saveVilla() {
    network.on(`GET ${one}`, { body: villa });
    network.on(`PUT ${one}`, GONE);
    const page = await saveGone(`/dashboard/edit-project/${villa._id}`, 'name');
    expect(await screen.findByText(page.texts.forms.gone.draft)).toBeVisible();
    return page;
  }

  it('is saved into the draft that it has become', async () => {
    network.on(`PUT ${ownDraft}`, { body: { ...draft, name: 'Mine' } });
    network.on(`GET ${ownDraft}`, { body: draft });
    const page = await saveVilla();
    await page.press(page.texts.drafts.saveAs);
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/draft/${villa._id}`));
    expect(sent(`PUT ${ownDraft}`)).toMatchObject({ name: 'Mine' });
  });

  it('becomes a new draft with its pictures where it was deleted', async () => {
    network.on(`PUT ${ownDraft}`, GONE);
    network.on('POST /project-drafts', { status: 201, body: { ...draft, _id: 'new' } });
    network.on('GET /project-drafts/new', { body: draft });
    const page = await saveVilla();
    await page.press(page.texts.drafts.saveAs);
    await waitFor(() => expect(page.path()).toBe('/dashboard/edit-project/draft/new'));
    const body = sent('POST /project-drafts');
    expect(body).toMatchObject({ name: 'Mine', arName: villa.arName });
    expect(body.image).toBeInstanceOf(File);
    expect(network.calls('POST /project-drafts')[0]?.headers.has('If-Match')).toBe(false);
  });

  it('is offered with what was typed when its screen is opened again', async () => {
    const values = setTag(valuesOf(resource, villa as unknown as Entity), '"1"');
    await keepDraft(`project-${villa._id}`, toDraft({ ...values, name: 'Mine' }, values));
    network.on(`GET ${one}`, GONE);
    network.on(`PUT ${ownDraft}`, { body: draft });
    network.on(`GET ${ownDraft}`, { body: draft });
    const page = await open(`/dashboard/edit-project/${villa._id}`);
    await waitFor(() => expect(field('name')).toHaveValue('Mine'));
    expect(screen.getByText(page.texts.forms.gone.draft)).toBeVisible();
    expect(toastTexts()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: page.texts.drafts.saveAs }));
    await waitFor(() => expect(page.path()).toBe(`/dashboard/edit-project/draft/${villa._id}`));
  });
});

it('what was typed for a question that is gone comes back as a new one', async () => {
  const typed = {
    title: 'Why oak?',
    arTitle: 'لماذا',
    description: 'It lasts.',
    arDescription: 'يدوم',
  };
  const values = setTag({ ...typed, title: 'Mine' }, '"1"');
  await keepDraft(`question-${'a'.repeat(24)}`, toDraft(values, setTag({ ...typed }, '"1"')));
  network.on('GET /content/about', { body: { mainText: '', arMainText: '', images: [] } });
  for (const list of ['values', 'questions']) network.on(`GET /content/${list}`, { body: [] });
  network.on('POST /content/questions', { status: 201, body: {} });
  const page = await open('/dashboard/content/about');
  await waitFor(() => expect(field('title')).toHaveValue('Mine'));
  expect(screen.getByText(page.texts.forms.restored)).toBeVisible();
  const add = page.texts.aboutContent.addQuestion;
  await page.user.click(screen.getByRole('button', { name: add }));
  await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionAdded]));
  expect(network.calls('POST /content/questions')[0]?.body).toEqual({ ...typed, title: 'Mine' });
  expect(await hasDraft('question')).toBe(false);
});

it('a review that is gone is added as a new one, with its picture chosen again where that is gone too', async () => {
  const review = aReview();
  network.on(`GET /reviews/${review._id}`, { body: review });
  network.on('GET /reviews', { body: [] });
  network.on(`PUT /reviews/${review._id}`, GONE);
  network.on('POST /reviews', { status: 201, body: review });
  const page = await saveGone(`/dashboard/edit-review/${review._id}`, 'title');
  expect(await screen.findByText(page.texts.forms.gone.anew)).toBeVisible();
  fetchPicture.mockResolvedValueOnce({ ok: false });
  await page.press(page.texts.forms.gone.addAnew);
  expect(await screen.findByText(page.texts.forms.pictureRequired)).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('form input[type=file]')!;
  await page.user.upload(input, new File([bytes], 'sara.png', { type: 'image/png' }));
  await page.press(page.texts.forms.gone.addAnew);
  await waitFor(() => expect(page.path()).toBe('/dashboard/reviews'));
  expect(sent('POST /reviews')).toMatchObject({ title: 'Mine', name: review.name });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anImage, aReview } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const TEXTS = {
  title: 'On time',
  arTitle: 'في الموعد',
  name: 'Sara',
  arName: 'سارة',
  description: 'Every joint fits.',
  arDescription: 'كل وصلة في مكانها.',
  alt: 'Sara at her desk',
  arAlt: 'سارة عند مكتبها',
};

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

function fillIn() {
  for (const [name, text] of Object.entries(TEXTS)) {
    fireEvent.change(field(name), { target: { value: text } });
  }
}

describe.each(['ar', 'en'] as const)('adding a review (%s)', (language) => {
  async function openForm() {
    const page = await open('/dashboard/add-review', { language });
    const { addTitle } = page.texts.reviews;
    await screen.findByRole('heading', { level: 1, name: addTitle });
    return {
      ...page,
      submit: () => page.user.click(screen.getByRole('button', { name: addTitle })),
    };
  }

  it('sends everything, tells so, and is empty for the next one', async () => {
    const { user, submit, texts } = await openForm();
    const held = network.hold('POST /reviews', { status: 201, body: aReview() });
    fillIn();
    await user.upload(fileInput(), anImage('sara.png'));
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts.reviews.adding]));
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([texts.reviews.added]));
    const body = network.calls('POST /reviews')[0]?.body as FormData;
    expect(Object.fromEntries(body)).toEqual({
      ...TEXTS,
      image: expect.objectContaining({ name: 'sara.png' }),
    });
    await waitFor(() => expect(field(language === 'ar' ? 'arTitle' : 'title')).toHaveFocus());
    for (const name of Object.keys(TEXTS)) expect(field(name)).toHaveValue('');
    expect(screen.getByRole('button', { name: new RegExp(texts.pictures.choose) })).toBeVisible();
  });

  it('asks for every field, beside the field, and sends nothing', async () => {
    const { submit, texts } = await openForm();
    await submit();
    expect(await screen.findByText(texts.forms.incomplete)).toBeVisible();
    for (const name of Object.keys(TEXTS)) {
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(texts.forms.required),
      );
    }
    expect(screen.getByText(texts.forms.pictureRequired)).toBeVisible();
    expect(network.calls('POST /reviews')).toHaveLength(0);
  });

  it('refuses what is no picture', async () => {
    const { user, texts } = await openForm();
    await user.upload(fileInput(), anImage('cv.pdf', 'application/pdf'));
    expect(await screen.findByText(texts.pictures.faults.notAnImage)).toBeVisible();
  });

  it('has words for a server that is out of reach, and keeps what was typed', async () => {
    network.lose('POST /reviews');
    const { user, submit, texts } = await openForm();
    fillIn();
    await user.upload(fileInput(), anImage());
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts.errors.unexpected]));
    expect(field('arDescription')).toHaveValue(TEXTS.arDescription);
  });
});

describe.each(['ar', 'en'] as const)('editing a review (%s)', (language) => {
  const sara = aReview();
  const route = `PUT /reviews/${sara._id}`;

  async function openForm() {
    network.on(`GET /reviews/${sara._id}`, { body: sara });
    network.on('GET /reviews', { body: [sara] });
    const page = await open(`/dashboard/edit-review/${sara._id}`, { language });
    await waitFor(() => expect(field('title')).toBeInTheDocument());
    const update = () => screen.getByRole('button', { name: page.texts.forms.update });
    return {
      ...page,
      update,
      submit: () => page.user.click(update()),
      sent: () => network.calls(route).at(-1)?.body as FormData,
    };
  }

  it('is filled with what the server has, and marks what is required', async () => {
    await openForm();
    const { title, arTitle, name, arName, description, arDescription } = sara;
    const texts = { title, arTitle, name, arName, description, arDescription };
    for (const [key, text] of Object.entries(texts)) {
      expect(field(key)).toHaveValue(text);
      expect(field(key).labels?.[0]).toHaveTextContent('*');
    }
    expect([field('alt').value, field('arAlt').value]).toEqual([sara.image.alt, sara.image.arAlt]);
  });

  it('cannot be sent twice while it saves; then it tells so and goes to the table', async () => {
    const { submit, update, sent, texts, path } = await openForm();
    const held = network.hold(route, { body: sara });
    fireEvent.change(field('name'), { target: { value: 'Sarah' } });
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts.reviews.editing]));
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    await submit();
    expect(network.calls(route)).toHaveLength(1);
    held.release();
    await waitFor(() => expect(path()).toBe('/dashboard/reviews'));
    expect(toastTexts()).toEqual([texts.reviews.edited]);
    expect(sent().get('name')).toBe('Sarah');
    expect(sent().has('image')).toBe(false);
  });

  it('sends the picture when it is a new one, and refuses what is none', async () => {
    network.on(route, { body: sara });
    const { submit, sent, user, texts } = await openForm();
    await user.upload(fileInput(), anImage('cv.pdf', 'application/pdf'));
    expect(await screen.findByText(texts.pictures.faults.notAnImage)).toBeVisible();
    await user.upload(fileInput(), anImage('new.png'));
    await submit();
    await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    expect(sent().get('image')).toMatchObject({ name: 'new.png' });
  });

  it.each([
    ['the server’s sentence', refusal(404, 'This review does not exist.')],
    ['words of its own', { status: 500, body: '' }],
  ])('on a failed load has %s, and tries again when asked', async (_what, failure) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.on(`GET /reviews/${sara._id}`, failure);
    const { texts, user } = await open(`/dashboard/edit-review/${sara._id}`, { language });
    const expected =
      failure.status === 404 ? 'This review does not exist.' : texts.reviews.loadFailed;
    await waitFor(() => expect(toastTexts()).toEqual([expected]));
    log.mockRestore();
    network.on(`GET /reviews/${sara._id}`, { body: sara });
    await user.click(screen.getByRole('button', { name: /Try again|إعادة المحاولة/ }));
    await waitFor(() => expect(field('title')).toHaveValue(sara.title));
  });
});

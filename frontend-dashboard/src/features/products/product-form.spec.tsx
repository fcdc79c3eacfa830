import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anImage, aProduct } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const TEXTS = { name: 'Oak door', arName: 'باب من البلوط', alt: 'A door', arAlt: 'باب' };

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

function fillIn() {
  for (const [name, text] of Object.entries(TEXTS)) {
    fireEvent.change(field(name), { target: { value: text } });
  }
}

describe.each(['ar', 'en'] as const)('adding a product (%s)', (language) => {
  async function openForm() {
    const page = await open('/dashboard/add-product', { language });
    const { addTitle } = page.texts.products;
    await screen.findByRole('heading', { level: 1, name: addTitle });
    return {
      ...page,
      submit: () => page.user.click(screen.getByRole('button', { name: addTitle })),
    };
  }

  it('sends everything, tells so, and is empty for the next one', async () => {
    const { user, submit, texts } = await openForm();
    const held = network.hold('POST /products', { status: 201, body: aProduct() });
    fillIn();
    await user.selectOptions(field('category'), 'Doors');
    await user.upload(fileInput(), anImage('door.png'));
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts.products.adding]));
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([texts.products.added]));
    const body = network.calls('POST /products')[0]?.body as FormData;
    expect(Object.fromEntries(body)).toEqual({
      ...TEXTS,
      category: 'Doors',
      arCategory: 'الأبواب',
      image: expect.objectContaining({ name: 'door.png' }),
    });
    await waitFor(() => expect(field(language === 'ar' ? 'arName' : 'name')).toHaveFocus());
    for (const name of [...Object.keys(TEXTS), 'category']) expect(field(name)).toHaveValue('');
    expect(screen.getByRole('button', { name: new RegExp(texts.pictures.choose) })).toBeVisible();
  });

  it('asks for every field, beside the field, and sends nothing', async () => {
    const { submit, texts } = await openForm();
    await submit();
    expect(await screen.findByText(texts.forms.incomplete)).toBeVisible();
    for (const name of [...Object.keys(TEXTS), 'category']) {
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(texts.forms.required),
      );
    }
    expect(screen.getByText(texts.forms.pictureRequired)).toBeVisible();
    expect(network.calls('POST /products')).toHaveLength(0);
  });

  it('refuses what is no picture', async () => {
    const { user, texts } = await openForm();
    await user.upload(fileInput(), anImage('cv.pdf', 'application/pdf'));
    expect(await screen.findByText(texts.pictures.faults.notAnImage)).toBeVisible();
  });

  it('takes a picture that is dropped on its area', async () => {
    const { texts } = await openForm();
    const area = screen.getByRole('button', { name: new RegExp(texts.pictures.choose) });
    fireEvent.drop(area, { dataTransfer: { files: [anImage('dropped.png')], types: ['Files'] } });
    const preview = await screen.findByRole('img', { name: texts.products.fields.image });
    expect(preview).toHaveAttribute('src', expect.stringContaining('blob:'));
  });

  it('takes a picture that is pasted anywhere', async () => {
    const { texts } = await openForm();
    fireEvent.paste(document.body, { clipboardData: { files: [anImage('pasted.png')] } });
    const preview = await screen.findByRole('img', { name: texts.products.fields.image });
    expect(preview).toHaveAttribute('src', expect.stringContaining('blob:'));
  });

  it.each([
    ['the server’s sentence', refusal(400, 'Choose one of the categories.')],
    ['words of its own', { status: 500, body: '' }],
  ])('on failure has %s, and keeps what was typed', async (_what, failure) => {
    network.on('POST /products', failure);
    const { user, submit, texts } = await openForm();
    fillIn();
    await user.selectOptions(field('category'), 'Doors');
    await user.upload(fileInput(), anImage());
    await submit();
    const expected =
      failure.status === 400 ? 'Choose one of the categories.' : texts.errors.unexpected;
    await waitFor(() => expect(toastTexts()).toEqual([expected]));
    expect(field('arName')).toHaveValue(TEXTS.arName);
    expect(field('category')).toHaveValue('Doors');
  });
});

describe.each(['ar', 'en'] as const)('editing a product (%s)', (language) => {
  const door = aProduct();
  const route = `PUT /products/${door._id}`;

  async function openForm() {
    network.on(`GET /products/${door._id}`, { body: door });
    network.on('GET /products', { body: [door] });
    const page = await open(`/dashboard/edit-product/${door._id}`, { language });
    await waitFor(() => expect(field('name')).toBeInTheDocument());
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
    for (const name of ['name', 'arName', 'category'] as const) {
      expect(field(name)).toHaveValue(door[name]);
      expect(field(name).labels?.[0]).toHaveTextContent('*');
    }
    expect([field('alt').value, field('arAlt').value]).toEqual([door.image.alt, door.image.arAlt]);
    expect(document.querySelector('form img')).toHaveAttribute(
      'src',
      expect.stringContaining(door.image.url),
    );
  });

  it('cannot be sent twice while it saves; then it tells so and goes to the table', async () => {
    const { submit, update, sent, texts, path } = await openForm();
    const held = network.hold(route, { body: door });
    fireEvent.change(field('name'), { target: { value: 'Ash door' } });
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts.products.editing]));
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    await submit();
    expect(network.calls(route)).toHaveLength(1);
    held.release();
    await waitFor(() => expect(path()).toBe('/dashboard/products'));
    expect(toastTexts()).toEqual([texts.products.edited]);
    expect(Object.fromEntries(sent())).toEqual({
      name: 'Ash door',
      arName: door.arName,
      category: 'Doors',
      arCategory: 'الأبواب',
      alt: door.image.alt,
      arAlt: door.image.arAlt,
    });
  });

  it('takes a picture without a check of its type, and leaves the judgement to the server', async () => {
    network.on(
      route,
      refusal(415, 'This is no picture.', [{ field: 'image', message: 'No picture.' }]),
    );
    const { submit, sent, user } = await openForm();
    await user.upload(fileInput(), anImage('door.xyz', 'application/x-door'));
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['This is no picture.']));
    expect(sent().get('image')).toMatchObject({ name: 'door.xyz' });
    expect(await screen.findByText('No picture.')).toBeVisible();
  });

  it.each([
    ['the server’s sentence', refusal(404, 'This product does not exist.')],
    ['words of its own', { status: 500, body: '' }],
  ])('on a failed load has %s, and tries again when asked', async (_what, failure) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.on(`GET /products/${door._id}`, failure);
    const { texts, user } = await open(`/dashboard/edit-product/${door._id}`, { language });
    const expected =
      failure.status === 404 ? 'This product does not exist.' : texts.products.loadFailed;
    await waitFor(() => expect(toastTexts()).toEqual([expected]));
    log.mockRestore();
    network.on(`GET /products/${door._id}`, { body: door });
    await user.click(screen.getByRole('button', { name: /Try again|إعادة المحاولة/ }));
    await waitFor(() => expect(field('name')).toHaveValue(door.name));
  });
});

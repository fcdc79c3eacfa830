import { screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../testing/fixtures';
import { first } from '../testing/long-run';
import { network, refusal, urlOf } from '../testing/network';
import { open } from '../testing/render';
import { RESOURCES, type ResourceCase, serveList } from '../testing/resources';
import { toastTexts } from '../testing/toasts';
import { field, type } from '../testing/form';

async function openAdd({ of, one, language, typed, category }: ResourceCase) {
  const page = await open(`/dashboard/add-${one}`, { language });
  const { addTitle, fields } = page.texts[of];
  await screen.findByRole('heading', { level: 1, name: addTitle });
  const picture = screen.getByRole('group', { name: new RegExp(`^${fields.image}`) });
  return {
    ...page,
    picture,
    upload: (file: File) =>
      page.user.upload(picture.querySelector<HTMLInputElement>('input[type=file]')!, file),
    submit: () => page.user.click(screen.getByRole('button', { name: addTitle })),
    fillIn: async () => {
      type(typed);
      if ('category' in category) {
        await page.user.selectOptions(field('category'), category.category);
      }
    },
  };
}

async function openEdit({ of, one, language, entity }: ResourceCase) {
  network.on(`GET /${of}/${entity._id}`, { body: entity });
  serveList(of, [entity]);
  const page = await open(`/dashboard/edit-${one}/${entity._id}`, { language });
  await waitFor(() => expect(field('name')).toBeInTheDocument());
  const route = `PUT /${of}/${entity._id}`;
  const update = () => screen.getByRole('button', { name: page.texts.forms.update });
  return {
    ...page,
    route,
    update,
    submit: () => page.user.click(update()),
    sent: () => network.calls(route).at(-1)?.body as FormData,
  };
}

describe.each(RESOURCES)('the form of $of ($language)', (resource) => {
  const { of, language, entity, typed, category } = resource;
  const names = [...Object.keys(typed), ...('category' in category ? ['category'] : [])];

  it('sends everything, confirms it, and clears the form', async () => {
    const { texts, upload, fillIn, submit } = await openAdd(resource);
    const held = network.hold(`POST /${of}`, { status: 201, body: entity });
    await fillIn();
    await upload(anImage('picked.png'));
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts[of].adding]));
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([texts[of].added]));
    const body = network.calls(`POST /${of}`)[0]?.body as FormData;
    expect(Object.fromEntries(body)).toEqual({
      ...typed,
      ...category,
      image: urlOf('picked.png'),
    });
    const first = Object.keys(typed)[language === 'ar' ? 1 : 0]!;
    await waitFor(() => expect(field(first)).toHaveFocus());
    for (const name of names) expect(field(name)).toHaveValue('');
    expect(screen.getByRole('button', { name: new RegExp(texts.pictures.choose) })).toBeVisible();
  });

  it('asks for every field, beside the field, and sends nothing', async () => {
    const { texts, submit } = await openAdd(resource);
    await submit();
    expect(await screen.findByText(texts.forms.incomplete)).toBeVisible();
    for (const name of names) {
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(texts.forms.required),
      );
    }
    expect(screen.getByText(texts.forms.pictureRequired)).toBeVisible();
    expect(field(names[language === 'ar' ? 1 : 0]!)).toHaveFocus();
    expect(network.calls(`POST /${of}`)).toHaveLength(0);
  });

  if (!first(1, RESOURCES).includes(resource)) return;

  it('loads the stored values, marks required fields, and is sent once', async () => {
    const { route, update, submit, sent, texts, path } = await openEdit(resource);
    const stored = { ...entity, ...entity.image } as unknown as Record<string, string>;
    for (const name of names) {
      expect(field(name)).toHaveValue(stored[name]);
      expect(field(name)).toBeRequired();
      expect(field(name).labels?.[0]).toHaveTextContent('*');
    }
    expect(document.querySelector('form img')?.getAttribute('src')).toContain(entity.image.url);

    const held = network.hold(route, { body: entity });
    type({ name: 'Changed' });
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual([texts[of].editing]));
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    expect(field('name')).toBeDisabled();
    await submit();
    expect(network.calls(route)).toHaveLength(1);
    held.release();
    await waitFor(() => expect(path()).toBe(`/dashboard/${of}`));
    expect(toastTexts()).toEqual([texts[of].edited]);
    const unchanged = Object.fromEntries(Object.keys(typed).map((name) => [name, stored[name]]));
    expect(Object.fromEntries(sent())).toEqual({ ...unchanged, ...category, name: 'Changed' });
  });
});

const [project, product] = RESOURCES;

describe('the picture of a form', () => {
  it('has a tip with the formats that are taken', async () => {
    const { picture, t } = await openAdd(product);
    const name = t('dashboard.pictures.formatsLabel');
    const tip = within(picture).getByRole('button', { name });
    expect(tip).toHaveAccessibleDescription(
      expect.stringContaining('jpg, jpeg, png, gif, bmp, tiff, webp, svg, heic, ico, avif'),
    );
  });

  it('is rejected if it is not a picture, and another can be chosen', async () => {
    const { texts, upload, picture } = await openAdd(product);
    await upload(anImage('cv.pdf', 'application/pdf'));
    expect(await screen.findByText(texts.pictures.faults.notAnImage)).toBeVisible();
    const choose = { name: new RegExp(texts.pictures.choose) };
    expect(within(picture).getByRole('button', choose)).toBeVisible();
  });

  it('is validated by the server alone when a product is edited', async () => {
    const { route, submit, sent, user } = await openEdit(product);
    const details = [{ field: 'image', message: 'No picture.' }];
    network.on(route, refusal(415, 'This is no picture.', details));
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, anImage('door.xyz', 'application/x-door'));
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['This is no picture.']));
    expect(sent().get('image')).toBe(urlOf('door.xyz'));
    expect(await screen.findByText('No picture.')).toBeVisible();
  });
});

describe('a form that cannot be sent', () => {
  it.each([
    ['the server’s sentence', refusal(400, 'Choose one of the categories.')],
    ['words of its own', { status: 500, body: '' }],
    ['words for a server that is out of reach', null],
  ])('has %s, and keeps what was typed', async (_what, failure) => {
    if (failure) network.on('POST /projects', failure);
    else network.lose('POST /projects');
    const { texts, upload, fillIn, submit } = await openAdd(project);
    await fillIn();
    await upload(anImage());
    await submit();
    const expected =
      failure?.status === 400 ? 'Choose one of the categories.' : texts.errors.unexpected;
    await waitFor(() => expect(toastTexts()).toEqual([expected]));
    expect(field('arName')).toHaveValue(project.typed.arName);
    expect(field('category')).toHaveValue('Residential');
  });
});

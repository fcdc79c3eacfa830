import { screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';
import { dropOn } from '../testing/form';

const ROUTE = 'POST /files/preview';
const WEBP = { body: new Blob(['webp'], { type: 'image/webp' }) };

beforeEach(() => {
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('No decoder.')) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'createImageBitmap');
});

/** A refusal as it comes where a picture was asked for. */
function refused(status: number, message: string) {
  const body = new Blob();
  body.text = () => Promise.resolve(JSON.stringify({ message }));
  return { status, body };
}

it('a stored picture stays when one that cannot be opened is to replace it', async () => {
  const project = aProject();
  network.on(ROUTE, refused(422, 'This picture is damaged.'));
  const { texts, t } = await open(`/dashboard/edit-project/${project._id}`, {
    answers: { [`GET /projects/${project._id}`]: { body: project } },
  });
  const name = texts.projects.fields.image;
  const field = await screen.findByRole('group', { name: new RegExp(`^${name}`) });
  const stored = () => field.querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(stored()).toBeTruthy());
  const before = stored();
  const button = within(field).getByRole('button', {
    name: t('dashboard.pictures.replace', { name }),
  });
  const files = [anImage('hall.heic')];
  dropOn(button, ...files);
  expect(await within(field).findByText(/This picture is damaged/)).toBeVisible();
  expect(stored()).toBe(before);
});

describe('a picture that the browser cannot draw', () => {
  async function choose(main: File, ...others: File[]) {
    const page = await open('/dashboard/add-project');
    const { projects, pictures } = page.texts;
    const name = new RegExp(`^${projects.fields.image}`);
    const field = await screen.findByRole('group', { name });
    const input = within(field).getByLabelText(pictures.choose, { selector: 'input' });
    await page.user.upload(input, main);
    const more = document.querySelector<HTMLInputElement>('input[multiple]')!;
    if (others.length > 0) await page.user.upload(more, others);
    const number = (value: number) => value.toLocaleString('en');
    const nameAt = (place: number) =>
      page.t('dashboard.projects.pictureAt', { place: number(place) });
    return { ...page, field, nameAt };
  }

  const sent = () =>
    network.calls(ROUTE).map(({ body }) => ((body as FormData).get('image') as File | null)?.name);

  it('is shown as the server draws it, one at a time', async () => {
    const held = network.hold(ROUTE, WEBP);
    const page = await choose(anImage('a.heic', ''), anImage('b.tiff', 'image/tiff'));
    await waitFor(() => expect(sent()).toEqual(['a.heic']));
    expect(within(page.field).queryByRole('img')).not.toBeInTheDocument();
    held.release();
    const main = await within(page.field).findByRole('img', {
      name: page.texts.projects.fields.image,
    });
    expect(main).toHaveAttribute('src', expect.stringContaining('blob:'));
    await waitFor(() => expect(sent()).toEqual(['a.heic', 'b.tiff']));
    expect(screen.queryByRole('img', { name: page.nameAt(1) })).not.toBeInTheDocument();
    held.release();
    expect(await screen.findByRole('img', { name: page.nameAt(1) })).toBeVisible();
  });

  it('is refused beside the field when the server cannot either', async () => {
    network.on(ROUTE, refused(422, 'This picture is damaged.'));
    const { field, texts } = await choose(anImage('hall.heic', 'image/heic'));
    const alert = within(field).getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('hall.heic\u2069: This picture is damaged.'),
    );
    expect(field).toHaveAccessibleDescription(/This picture is damaged\./);
    const button = within(field).getByRole('button', { name: new RegExp(texts.pictures.choose) });
    expect(button).toBeVisible();
  });

  it('leaves the row of further pictures, which keeps the others', async () => {
    const damaged = ['a.heic', 'c.heic'];
    network.on(ROUTE, ({ body }) => {
      const { name } = (body as FormData).get('image') as File;
      return damaged.includes(name) ? refused(422, 'This picture is damaged.') : WEBP;
    });
    const page = await choose(anImage('a.heic'), anImage('b.heic'));
    expect(await screen.findByRole('img', { name: page.nameAt(1) })).toBeVisible();
    const more = document.querySelector<HTMLInputElement>('input[multiple]')!;
    await page.user.upload(more, anImage('c.heic'));
    const told = (name: string) => `\u2068${name}\u2069: This picture is damaged.`;
    expect(await screen.findByText(told('c.heic'))).toBeVisible();
    expect(screen.getByRole('img', { name: page.nameAt(1) })).toBeVisible();
    expect(screen.queryByRole('group', { name: page.nameAt(2) })).not.toBeInTheDocument();
  });

  it.each([null, 503])('stays when the server is out of reach or busy (%p)', async (status) => {
    if (status) network.on(ROUTE, refused(status, 'Not now.'));
    else network.lose(ROUTE);
    const { field, texts } = await choose(anImage('hall.heic', 'image/heic', 3_400_000));
    const reason = status ? 'Not now.' : texts.pictures.noPreview;
    expect(await within(field).findByText(reason)).toBeVisible();
    expect(field).toHaveTextContent('hall.heic');
    expect(field).toHaveTextContent(/HEIC · 3\.4 MB/);
    expect(within(field).getByRole('alert')).toBeEmptyDOMElement();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';

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

describe.each(['ar', 'en'] as const)('a picture that the browser cannot draw (%s)', (language) => {
  async function choose(main: File, ...others: File[]) {
    const page = await open('/dashboard/add-project', { language });
    const { projects, pictures } = page.texts;
    const name = new RegExp(`^${projects.fields.image}`);
    const field = await screen.findByRole('group', { name });
    const input = within(field).getByLabelText(pictures.choose, { selector: 'input' });
    await page.user.upload(input, main);
    const more = document.querySelector<HTMLInputElement>('input[multiple]')!;
    if (others.length > 0) await page.user.upload(more, others);
    const number = (value: number) => value.toLocaleString(language === 'ar' ? 'ar-EG' : 'en');
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

  it('is told by name, format and size where the server cannot either, and why', async () => {
    network.on(ROUTE, refused(422, 'This picture is damaged.'));
    const { field } = await choose(anImage('hall.heic', 'image/heic', 3_400_000));
    expect(await within(field).findByText('This picture is damaged.')).toBeVisible();
    expect(field).toHaveTextContent('hall.heic');
    expect(field).toHaveTextContent(language === 'ar' ? /HEIC · ٣٫٤/ : /HEIC · 3\.4 MB/);
  });

  it('is told in words of its own when the server is out of reach', async () => {
    network.lose(ROUTE);
    const { field, texts } = await choose(anImage('hall.heic', 'image/heic'));
    expect(await within(field).findByText(texts.pictures.noPreview)).toBeVisible();
  });

  it('is not asked for any more once it was removed', async () => {
    network.hold(ROUTE, WEBP);
    const page = await choose(anImage('a.heic'), anImage('b.heic'), anImage('c.heic'));
    await waitFor(() => expect(sent()).toEqual(['a.heic']));
    for (const name of [page.nameAt(1), page.texts.projects.fields.image]) {
      const button = page.t('dashboard.pictures.remove', { name });
      await page.user.click(screen.getByRole('button', { name: button }));
    }
    await waitFor(() => expect(sent()).toEqual(['a.heic', 'c.heic']));
  });
});

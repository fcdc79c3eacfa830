import { LIMITS } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { anImage, aProduct } from '../../testing/fixtures';
import { field } from '../../testing/form';
import { first } from '../../testing/long-run';
import { network, urlOf } from '../../testing/network';
import { open } from '../../testing/render';
import { holdUploads } from '../../testing/uploads';

const views = (...names: string[]) =>
  names.map((name) => ({ url: urlOf(name), alt: `View ${name}`, arAlt: `منظر ${name}` }));

async function openForm(secondaryImages = views('a', 'b'), language: 'ar' | 'en' = 'en') {
  const door = aProduct({ secondaryImages });
  const route = `PUT /products/${door._id}`;
  network.on(`GET /products/${door._id}`, { body: door });
  network.on('GET /products', { body: [door] });
  network.on(route, { body: door });
  const page = await open(`/dashboard/edit-product/${door._id}`, { language });
  const { title, addMore } = page.texts.secondaryImages;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await waitFor(() => expect(field('name')).toBeInTheDocument());
  const input = () => document.querySelector(`input[type=file][aria-label="${addMore}"]`);
  return {
    ...page,
    tiles: () => screen.queryAllByRole('group', { name: /^(Picture|الصورة) [\d٠-٩]+$/ }),
    input,
    add: (count: number) => {
      const files = Array.from({ length: count }, (_, index) => anImage(`new-${index}.png`));
      return page.user.upload(input() as HTMLInputElement, files);
    },
    async save(): Promise<FormData> {
      await page.user.click(screen.getByRole('button', { name: page.texts.forms.update }));
      await waitFor(() => expect(network.calls(route)).toHaveLength(1));
      return network.calls(route)[0]?.body as FormData;
    },
  };
}

describe('the further pictures of a product', () => {
  it('are kept by a save that leaves them alone', async () => {
    const page = await openForm();
    expect(page.tiles()).toHaveLength(2);
    const body = await page.save();
    for (const name of ['secondaryImages', 'secondaryAlt']) expect(body.has(name)).toBe(false);
  });

  it('are removed and added, each with its descriptions', async () => {
    const page = await openForm();
    const name = page.t('dashboard.secondaryImages.pictureAt', { place: '1' });
    const remove = page.t('dashboard.pictures.remove', { name });
    await page.user.click(within(page.tiles()[0]!).getByRole('button', { name: remove }));
    await page.add(1);
    const body = await page.save();
    expect(body.getAll('secondaryImages')).toEqual([urlOf('b'), urlOf('new-0.png')]);
    expect(body.getAll('secondaryAlt')).toEqual(['View b', '']);
    expect(body.getAll('secondaryArAlt')).toEqual(['منظر b', '']);
  });

  it('are cleared by one empty part', async () => {
    const page = await openForm(views('a'));
    const name = page.t('dashboard.secondaryImages.pictureAt', { place: '1' });
    const remove = page.t('dashboard.pictures.remove', { name });
    await page.user.click(screen.getByRole('button', { name: remove }));
    expect((await page.save()).getAll('secondaryImages')).toEqual(['']);
  });

  const IN_WORDS = [
    ['ar', { number: '٢', max: '١٠' }],
    ['en', { number: '2', max: '10' }],
  ] as const;
  it.each(first(1, IN_WORDS))(
    'are ten at most, and the form says what it left out (%s)',
    async (language, said) => {
      holdUploads();
      const page = await openForm(views('a', 'b'), language);
      await page.add(LIMITS.productSecondaryImages);
      expect(page.tiles()).toHaveLength(LIMITS.productSecondaryImages);
      const leftOut = page.t('dashboard.secondaryImages.tooMany', { count: 2, ...said });
      expect(screen.getByText(leftOut)).toBeVisible();
      expect(page.input()).toBeNull();
    },
  );
});

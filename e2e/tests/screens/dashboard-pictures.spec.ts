import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { chooseFiles } from '../../support/files';
import { ProjectForm } from '../../support/dashboard';
import { fromRoot } from '../../support/product';
import { addProject, findProject } from '../../support/site-content';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, hasTouch: true });

const FOLDER = fromRoot('backend/test/fixtures/pictures');
const fixture = (file: string) => path.join(FOLDER, file);
/** In pixels, as displayed (after rotation). Shared with the API's tests. */
const SIZES = JSON.parse(readFileSync(fixture('fixtures.json'), 'utf8')) as {
  file: string;
  width: number;
  height: number;
}[];

/** One of every format; Chromium cannot display the first three. */
const ALL = [
  ...['photo.heic', 'lzw.tiff', 'cmyk.tiff', 'photo.jpg', 'plain.png', 'still.gif'],
  ...['24-bit.bmp', 'still.webp', 'png.ico', 'designed.svg', 'still.avif'],
];

test('a picture of every format is stored and seen before its form is saved', async ({
  page,
  t,
  number,
}) => {
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/') && call.method() === 'POST') sent.push(call.url());
  });
  const form = new ProjectForm(page, t, number);
  const main = t('dashboard.projects.fields.image');
  await page.goto('/dashboard/add-project');
  await chooseFiles(form.choose(main), fixture('turned.heic'));
  await chooseFiles(form.addMore, ALL.map(fixture));
  const previews = page.locator('form ol img:not([aria-hidden])[src^="/api/files/"]');
  await expect(previews).toHaveCount(ALL.length, { timeout: 30_000 });
  const shown = () =>
    previews.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ naturalWidth: width, naturalHeight: height }) => ({
        width,
        ratio: width / height,
      })),
    );
  await previews.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await shown()).every(({ width }) => width > 0)).toBe(true);
  for (const [index, { ratio }] of (await shown()).entries()) {
    const { file, width, height } = SIZES.find(({ file }) => file === ALL[index])!;
    expect(ratio, file).toBeCloseTo(width / height, 1);
  }
  await expect(form.mainPicture.getByRole('img')).toBeVisible();
  expect(sent.map((url) => new URL(url).pathname)).toEqual(
    ['turned.heic', ...ALL].map(() => '/api/pictures'),
  );
});

test(
  'a photograph of 48 megapixels is made smaller, with its orientation',
  { tag: '@long' },
  async ({ page, t, number }) => {
    const grey = { r: 90, g: 70, b: 50 };
    const buffer = await sharp({
      create: { width: 8000, height: 6000, channels: 3, background: grey },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const form = new ProjectForm(page, t, number);
    await page.goto('/dashboard/add-project');
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/pictures'));
    const main = t('dashboard.projects.fields.image');
    await chooseFiles(form.choose(main), { name: 'hall.jpg', mimeType: 'image/jpeg', buffer });
    expect(await (await stored).json()).toMatchObject({ width: 3000, height: 4000 });
  },
);

/** Drags by mouse, or by touch with a long press: otherwise the finger scrolls the page. */
async function drag(page: Page, from: Locator, to: Locator, wide: boolean): Promise<void> {
  const middle = async (tile: Locator) => {
    const box = (await tile.boundingBox())!;
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) };
  };
  await from.scrollIntoViewIfNeeded();
  const [begin, end] = [await middle(from), await middle(to)];
  if (wide) {
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof begin) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', begin);
  await expect(page.locator('li[data-dragging]')).toHaveCount(1);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const at = (key: 'x' | 'y') => Math.round(begin[key] + (end[key] - begin[key]) * share);
    await touch('touchMove', { x: at('x'), y: at('y') });
  }
  await touch('touchEnd');
}

test('secondary pictures are put in order by dragging', async ({
  page,
  request,
  admin,
  wide,
  t,
  number,
  toast,
}) => {
  const name = `In order ${wide}`;
  const { _id } = await addProject(admin, name);
  const urls = async () => {
    const { secondaryImages } = await findProject(request, name);
    return secondaryImages.map(({ url }) => url);
  };
  const [first, second] = await urls();
  await page.goto(`/dashboard/edit-project/${_id}`);
  const tiles = page.locator('form ol > li:has([role=group])');
  const pictures = tiles.locator('img:not([aria-hidden])');
  const sources = () =>
    pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  // The tiles move when their pictures load.
  await expect(pictures).toHaveCount(2);
  const [one, two] = await sources();
  await drag(page, tiles.nth(0), tiles.nth(1), wide);
  await expect.poll(sources).toEqual([two, one]);

  await new ProjectForm(page, t, number).submit.click();
  await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
  expect(await urls()).toEqual([second, first]);
});

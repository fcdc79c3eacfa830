import type { Project } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseFiles } from '../../support/choose';
import { findEntity } from '../../support/entity-screens';
import { fromRoot } from '../../support/paths';
import { PICTURE_FIXTURES } from '../../support/picture-fixtures';
import { ProjectForm } from '../../support/project-form';
import { addProject } from '../../support/system';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, hasTouch: true });

const FOLDER = fromRoot('backend/test/fixtures/pictures');
const fixture = (file: string) => path.join(FOLDER, file);

/** One of every format; Chromium does not draw those of the first row. */
const BY_SERVER = ['photo.heic', 'lzw.tiff', 'cmyk.tiff'];
const BY_BROWSER = ['photo.jpg', 'plain.png', 'still.gif', '24-bit.bmp', 'still.webp', 'png.ico'];
const DRAWN_AS_THEY_ARE = ['designed.svg', 'still.avif'];
const ALL = [...BY_SERVER, ...BY_BROWSER, ...DRAWN_AS_THEY_ARE];

/** Width by height of the pictures of a form, as the browser has them. */
const sizes = (page: Page, within: string) =>
  page
    .locator(within)
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => image.naturalWidth / image.naturalHeight),
    );

test('a picture of every format is seen before it is saved', async ({
  page,
  request,
  t,
  number,
}) => {
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/') && call.method() === 'POST') sent.push(call.url());
  });
  const stored = async () => (await request.get('/api/projects')).json() as Promise<unknown>;
  const before = await stored();
  const form = new ProjectForm(page, t, number);
  await page.goto('/dashboard/add-project');
  await chooseFiles(form.choose, fixture('turned.heic'));
  await chooseFiles(form.addMore, ALL.map(fixture));
  await expect(page.locator('form ol img')).toHaveCount(ALL.length);

  const expected = ALL.map((file) => {
    const { width, height } = PICTURE_FIXTURES.find((one) => one.file === file)!;
    return width / height;
  });
  const shown = () => sizes(page, 'form ol');
  await expect.poll(async () => (await shown()).every((ratio) => ratio > 0)).toBe(true);
  for (const [index, ratio] of (await shown()).entries()) {
    expect(ratio, ALL[index]).toBeCloseTo(expected[index]!, 1);
  }
  await expect(form.mainPicture.getByRole('img')).toBeVisible();
  const widths = page
    .locator('form ol img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map((image) => image.naturalWidth));
  expect(Math.max(...(await widths)), 'previews are small').toBeLessThanOrEqual(640);
  // What the browser draws itself is not sent before the form is.
  expect(sent.map((url) => new URL(url).pathname)).toEqual(
    ['turned.heic', ...BY_SERVER].map(() => '/api/files/preview'),
  );
  expect(await stored()).toEqual(before);
});

/** Puts a picture, and a text beside it, where Ctrl+V takes them from. */
async function copy(page: Page, text?: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const bytes = (await readFile(fixture('plain.png'))).toString('base64');
  await page.evaluate(
    async ([base64, plain]) => {
      const png = new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], {
        type: 'image/png',
      });
      const item = { 'image/png': png, ...(plain && { 'text/plain': plain }) };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [bytes, text] as const,
  );
}

test('pictures are pasted', async ({ page, t, number }) => {
  const form = new ProjectForm(page, t, number);
  await page.goto('/dashboard/add-project');
  await copy(page);

  await page.locator('h1').click();
  await page.keyboard.press('Control+V');
  await expect(form.mainPicture.getByRole('img')).toBeVisible();
  await page.keyboard.press('Control+V');
  await page.keyboard.press('Control+V');
  await expect(form.secondary(2)).toBeVisible();

  const before = await form.mainPicture.getByRole('img').getAttribute('src');
  await form.replace.focus();
  await page.keyboard.press('Control+V');
  await expect(form.mainPicture.getByRole('img')).not.toHaveAttribute('src', before!);
  await expect(form.secondary(3)).toHaveCount(0);

  await copy(page, 'Oak hall');
  await form.fields.name.focus();
  await page.keyboard.press('Control+V');
  await expect(form.fields.name).toHaveValue('Oak hall');
  await expect(form.secondary(3)).toHaveCount(0);
});

/** Drags by the mouse, or by a finger that rests before it moves: otherwise it scrolls the page. */
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

test(
  'secondary pictures are put in order by buttons, keys and dragging',
  { tag: '@layout' },
  async ({ page, request, playwright, siteUrl, wide, t, number, toast }) => {
    const name = `In order ${wide}`;
    const { _id } = await addProject(playwright.request, siteUrl, name);
    const form = new ProjectForm(page, t, number);
    const urls = async () => {
      const found = await findEntity<Project>(request, 'projects', { name });
      return found.secondaryImages.map(({ url }) => url);
    };
    const [first, second] = await urls();
    await page.goto(`/dashboard/edit-project/${_id}`);
    await form.addSecondary('residential-1');
    const moveLater = (place: number) => {
      const picture = t('dashboard.projects.pictureAt', { place: number(place) });
      const label = t('dashboard.projects.moveLater', { name: picture });
      return page.getByRole('button', { name: label, exact: true });
    };
    const expectSaid = (place: number) => {
      const hasText = t('dashboard.projects.movedTo', { place: number(place), total: number(3) });
      return expect(page.getByRole('status').filter({ hasText })).toHaveCount(1);
    };

    if (wide) {
      await moveLater(1).focus();
      await page.keyboard.press('Enter');
      await expectSaid(2);
      // The focus goes along with the picture.
      await expect(moveLater(2)).toBeFocused();
      await page.keyboard.press('Space');
    } else {
      await moveLater(1).click();
      await expectSaid(2);
      await moveLater(2).click();
    }
    await expectSaid(3);
    await expect(moveLater(3)).toBeDisabled();

    const tiles = page.locator('form ol > li:has([role=group])');
    const pictures = tiles.locator('img:not([aria-hidden])');
    const sources = () =>
      pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    // The browser draws the new one meanwhile; the tiles move when it is there.
    await expect(pictures).toHaveCount(3);
    const [one, two, three] = await sources();
    await drag(page, tiles.nth(0), tiles.nth(1), wide);
    await expect.poll(sources).toEqual([two, one, three]);

    await form.submit.click();
    await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    const saved = await urls();
    expect(saved.slice(1)).toEqual([second, first]);
    expect([first, second]).not.toContain(saved[0]);
  },
);

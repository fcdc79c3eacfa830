import type { Project } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseFiles } from '../../support/choose';
import { findEntity } from '../../support/entity-screens';
import { fromRoot } from '../../support/paths';
import { PICTURE_FIXTURES } from '../../support/picture-fixtures';
import { picture } from '../../support/pictures';
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

test(
  'a picture of every format is seen before it is saved',
  { tag: '@eachwidth' },
  async ({ page, request, t, number }) => {
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
    // What the browser draws itself is not sent before the form is.
    expect(sent.map((url) => new URL(url).pathname)).toEqual(
      ['turned.heic', ...BY_SERVER].map(() => '/api/files/preview'),
    );
    expect(await stored()).toEqual(before);
  },
);

test(
  'a picture that cannot be opened is refused where it is picked, and the stored one stays',
  { tag: '@anywidth' },
  async ({ page, playwright, siteUrl, t, number, watch }) => {
    watch.expectProblem(/4(15|22).*\/api\/files\/preview/);
    const { _id } = await addProject(playwright.request, siteUrl, 'To be refused');
    const form = new ProjectForm(page, t, number);
    await page.goto(`/dashboard/edit-project/${_id}`);
    const stored = await form.mainPicture.getByRole('img').getAttribute('src');
    const answer = page.waitForResponse('**/api/files/preview');
    const whole = await readFile(fixture('photo.heic'));
    const buffer = whole.subarray(0, whole.length / 2);
    const name = 'the hall, cut off on its way from the phone.heic';
    await chooseFiles(form.replace, { name, mimeType: 'image/heic', buffer });
    const { message } = (await (await answer).json()) as { message: string };
    await expect(form.mainPicture.getByRole('alert')).toContainText(message);
    await expect(form.mainPicture.getByRole('alert')).toContainText(name);
    await expect(form.mainPicture.getByRole('img')).toHaveAttribute('src', stored!);
  },
);

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

test('pictures are pasted', { tag: '@anywidth' }, async ({ page, t, number }) => {
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

test(
  'secondary pictures are put in order by buttons and keys, and said where they are',
  { tag: '@eachwidth' },
  async ({ page, request, playwright, siteUrl, wide, t, number, toast }) => {
    const { _id, name } = await addProject(playwright.request, siteUrl, 'In order');
    const form = new ProjectForm(page, t, number);
    const urls = async () => {
      const found = await findEntity<Project>(request, 'projects', { name });
      return found.secondaryImages.map(({ url }) => url);
    };
    const [first, second] = await urls();
    await page.goto(`/dashboard/edit-project/${_id}`);
    await form.addSecondary('residential-1');
    const move = (place: number, where: 'moveEarlier' | 'moveLater') => {
      const picture = t('dashboard.projects.pictureAt', { place: number(place) });
      return page.getByRole('button', {
        name: t(`dashboard.projects.${where}`, { name: picture }),
        exact: true,
      });
    };
    const said = (place: number) =>
      page.getByRole('status').filter({
        hasText: t('dashboard.projects.movedTo', { place: number(place), total: number(3) }),
      });

    if (wide) {
      await move(1, 'moveLater').focus();
      await page.keyboard.press('Enter');
      await expect(said(2)).toHaveCount(1);
      // The focus goes along with the picture.
      await expect(move(2, 'moveLater')).toBeFocused();
      await page.keyboard.press('Space');
    } else {
      await move(1, 'moveLater').click();
      await expect(said(2)).toHaveCount(1);
      await move(2, 'moveLater').click();
    }
    await expect(said(3)).toHaveCount(1);
    await expect(move(3, 'moveLater')).toBeDisabled();

    await form.submit.click();
    await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    const [one, added, three] = await urls();
    expect([one, three]).toEqual([second, first]);
    expect([first, second]).not.toContain(added);
  },
);

test(
  'secondary pictures are put in order by dragging',
  { tag: '@eachwidth' },
  async ({ page, playwright, siteUrl, wide, t, number }) => {
    const { _id } = await addProject(playwright.request, siteUrl, `Dragged ${wide}`);
    const form = new ProjectForm(page, t, number);
    await page.goto(`/dashboard/edit-project/${_id}`);
    await expect(form.secondary(2)).toBeVisible();
    const tiles = page.locator('form ol > li:has([role=group])');
    const sources = () =>
      tiles
        .locator('img:not([aria-hidden])')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    const [first, second] = await sources();
    await tiles.first().scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all([tiles.nth(0).boundingBox(), tiles.nth(1).boundingBox()]);
    const middle = (box: typeof from) => ({
      x: Math.round(box!.x + box!.width / 2),
      y: Math.round(box!.y + box!.height / 3),
    });
    const [begin, end] = [middle(from), middle(to)];
    if (wide) {
      await page.mouse.move(begin.x, begin.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    } else {
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof begin) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      await touch('touchStart', begin);
      // A finger that rests takes the picture; one that moves on scrolls the page.
      await expect(page.locator('li[data-dragging]')).toHaveCount(1);
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const at = (key: 'x' | 'y') => Math.round(begin[key] + (end[key] - begin[key]) * share);
        await touch('touchMove', { x: at('x'), y: at('y') });
      }
      await touch('touchEnd');
    }
    await expect.poll(sources).toEqual([second, first]);
  },
);

test(
  'a hundred photographs are previewed small, and then no more are taken',
  { tag: '@anywidth' },
  async ({ page, t, number }) => {
    const form = new ProjectForm(page, t, number);
    const max = number(100);
    await page.goto('/dashboard/add-project');
    await chooseFiles(
      form.addMore,
      Array.from({ length: 102 }, () => picture('hero')),
    );
    // The form can be filled in meanwhile.
    await form.fields.name.fill('A hundred pictures');
    await expect(form.fields.name).toHaveValue('A hundred pictures');
    await expect(page.getByText(t('dashboard.projects.ofMax', { number: max, max }))).toBeVisible();
    await expect(form.addMore).toHaveCount(0);
    await expect(page.locator('form [role=alert]').getByText(max)).toBeVisible();
    await expect(page.locator('form ol img')).toHaveCount(100, { timeout: 40_000 });
    const widths = await page
      .locator('form ol img')
      .evaluateAll((images) => (images as HTMLImageElement[]).map((image) => image.naturalWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(640);

    await form.action(100, 'remove').click();
    await expect(form.addMore).toBeVisible();
  },
);

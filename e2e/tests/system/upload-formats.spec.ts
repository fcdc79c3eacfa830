import type { Product } from '@manjara/contracts';
import type { APIRequest, Page } from '@playwright/test';
import { adminApi } from '../../support/admin';
import {
  PICTURE_FIXTURES,
  pictureFixture,
  type PictureFixture,
} from '../../support/picture-fixtures';
import { test } from '../../support/system';
import { expect } from '../../support/test';

/** What a lossy encoding adds to the tolerance that a picture's own colours need. */
const LOSS = 14;

interface Shown {
  width: number;
  height: number;
  /** Red, green, blue and alpha in the middle of the four quadrants. */
  colours: number[][];
}

/** Uploads each picture as that of a product, under a name that says nothing. */
async function upload(request: APIRequest, url: string) {
  const api = await adminApi(request, url);
  const uploaded: { fixture: PictureFixture; address: string }[] = [];
  for (const fixture of PICTURE_FIXTURES) {
    const form = new FormData();
    form.set('name', fixture.what);
    form.set('arName', 'صورة');
    form.set('category', 'Doors');
    form.set('arCategory', 'الأبواب');
    form.set('alt', fixture.what);
    form.set('arAlt', 'صورة');
    form.set('image', pictureFixture(fixture));
    const response = await api.post('/api/products', { multipart: form });
    expect(response.status(), `${fixture.file}: ${await response.text()}`).toBe(201);
    const { image } = (await response.json()) as Product;
    expect(image, fixture.file).toMatchObject({ width: fixture.width, height: fixture.height });
    expect(image.placeholder, fixture.file).toMatch(/^data:image\/webp;base64,/);
    uploaded.push({ fixture, address: `${image.url}?w=320` });
  }
  await api.dispose();
  return uploaded;
}

/** What the browser makes of the picture at an address, painted at the given size. */
const show = (page: Page, address: string, { width, height }: PictureFixture): Promise<Shown> =>
  page.evaluate(
    async ([source, w, h]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0, w, h);
      const colours = [0.25, 0.75].flatMap((y) =>
        [0.25, 0.75].map((x) => [...context.getImageData(w * x, h * y, 1, 1).data]),
      );
      return { width: image.naturalWidth, height: image.naturalHeight, colours };
    },
    [address, width, height] as const,
  );

/** How many frames the browser finds in what it is answered, and of which type that is. */
const framesOf = (page: Page, address: string): Promise<{ type: string; frames: number }> =>
  page.evaluate(async (source) => {
    const answer = await fetch(source, { headers: { Accept: 'image/webp' } });
    const type = answer.headers.get('content-type')!;
    const decoder = new ImageDecoder({ data: await answer.arrayBuffer(), type });
    await decoder.tracks.ready;
    return { type, frames: decoder.tracks.selectedTrack!.frameCount };
  }, address);

function expectColours({ colours }: Shown, { file, ...fixture }: PictureFixture): void {
  for (const [index, expected] of (fixture.colours ?? []).entries()) {
    const [red, green, blue] = expected;
    for (const [channel, value] of [red, green, blue].entries()) {
      const difference = Math.abs(colours[index]![channel]! - value);
      expect(difference, `${file}, quadrant ${index}, channel ${channel}`).toBeLessThanOrEqual(
        fixture.tolerance + LOSS,
      );
    }
  }
  const seen = colours.map(([, , , alpha]) => alpha);
  if (!fixture.transparent) expect(seen, file).toEqual([255, 255, 255, 255]);
  else if (fixture.colours) expect(Math.min(...(seen as number[])), file).toBeLessThan(200);
}

test(
  'the browser shows every accepted format',
  { tag: '@long' },
  async ({ start, page, browser, playwright }) => {
    const { url } = await start();
    const uploaded = await upload(playwright.request, url);
    expect(new Set(PICTURE_FIXTURES.map(({ format }) => format)).size).toBe(10);

    await test.step('as it is answered to the first visitor', async () => {
      await page.goto(url);
      for (const { fixture, address } of uploaded) {
        const shown = await show(page, address, fixture);
        expect(shown, fixture.file).toMatchObject({ width: fixture.width, height: fixture.height });
        expectColours(shown, fixture);
      }
    });

    await test.step('in AVIF, once that is made', async () => {
      const later = await browser.newPage();
      await later.goto(url);
      const stills = uploaded.filter(
        ({ fixture: { animated, format } }) => !animated && format !== 'svg',
      );
      expect(stills.length).toBeGreaterThan(25);
      for (const { fixture, address } of stills) {
        const type = async () =>
          (
            await later.request.get(`${url}${address}`, { headers: { Accept: 'image/avif' } })
          ).headers()['content-type'];
        await expect.poll(type, { message: fixture.file, timeout: 30_000 }).toBe('image/avif');
        expectColours(await show(later, address, fixture), fixture);
      }
      await later.context().close();
    });

    await test.step('animations move', async () => {
      for (const { fixture, address } of uploaded.filter(({ fixture: { animated } }) => animated)) {
        const answer = await framesOf(page, `${url}${address}`);
        expect(answer, fixture.file).toEqual({ type: 'image/webp', frames: 3 });
      }
    });
  },
);

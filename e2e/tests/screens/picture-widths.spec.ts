import type { Page } from '@playwright/test';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

// Measures pictures without their slide-in animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Drawn {
  address: string;
  /** Device pixels of the frame, and of the picture, which covers it. */
  frame: number;
  drawn: number;
  /** Widths in `srcset`, and the one that the browser chose. */
  offered: number[];
  chosen: number;
}

/** Scrolls down until every visible picture is loaded. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  const pictures = page.locator('img[srcset]:visible');
  // Those below the first screen are laid out a little later.
  await expect(pictures.first()).toBeVisible();
  for (let index = 0; index < (await pictures.count()); index++) {
    const picture = pictures.nth(index);
    // Scrolls the window: scrolling to a hidden slide would move its carousel.
    const seen = await picture.evaluate((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      window.scrollBy(0, top - 100);
      return left < window.innerWidth && right > 0;
    });
    if (!seen) continue;
    const hasCome = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== '');
    await expect.poll(hasCome).toBe(true);
  }
  return pictures.evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.currentSrc !== '')
      .map((image) => {
        const { offsetWidth: width, offsetHeight: height } = image;
        const isCropped = getComputedStyle(image).objectFit === 'cover';
        const ratio = image.naturalWidth / image.naturalHeight;
        const widthOf = new Map(
          image.srcset.split(', ').map((candidate) => {
            const [address = '', descriptor = ''] = candidate.split(' ');
            return [new URL(address, location.href).href, parseInt(descriptor)];
          }),
        );
        return {
          address: image.currentSrc,
          frame: width * devicePixelRatio,
          drawn: (isCropped ? Math.max(width, height * ratio) : width) * devicePixelRatio,
          offered: [...widthOf.values()],
          chosen: widthOf.get(image.currentSrc) ?? 0,
        };
      }),
  );
}

function expectWidths(pictures: readonly Drawn[]): void {
  for (const { address, frame, drawn, offered, chosen } of pictures) {
    const widest = Math.max(...offered);
    expect
      .soft(chosen, `${address} fills its frame of ${frame}`)
      .toBeGreaterThanOrEqual(Math.min(frame, widest));
    const enough = offered.find((width) => width >= 1.3 * drawn) ?? widest;
    expect
      .soft(chosen, `${address} is not wider than needed for ${drawn}`)
      .toBeLessThanOrEqual(enough);
  }
}

const PATHS = ['/', '/projects', '/production', '/about', '/quote', 'a project'] as const;

for (const path of PATHS) {
  const title = `the pictures of ${path} are as wide as they are drawn, and come once`;
  const tag = path === '/' ? '@layout' : '@long';
  test(title, { tag }, async ({ page, seen }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/files/')) requested.push(request.url().replace(/\?.*/, ''));
    });
    await page.goto(path === 'a project' ? seen.path : path);
    const pictures = await drawnPictures(page);
    expect(pictures.length).toBeGreaterThan(path === '/quote' ? 0 : 3);
    expectWidths(pictures);
    expect(requested).toEqual([...new Set(requested)]);
  });
}

const WINDOWS = [
  { width: 768, height: 1000, deviceScaleFactor: 1 },
  { width: 1024, height: 1000, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
  { width: 1920, height: 1000, deviceScaleFactor: 1 },
  { width: 2560, height: 1000, deviceScaleFactor: 1 },
];

for (const { deviceScaleFactor, ...viewport } of WINDOWS) {
  const title = `in a window of ${viewport.width} pixels, density ${deviceScaleFactor}`;
  test.describe(title, { tag: ['@long', '@wide'] }, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const path of PATHS) {
      test(`the pictures of ${path} are as wide as they are drawn`, async ({ page, seen }) => {
        test.slow();
        await page.goto(path === 'a project' ? seen.path : path);
        expectWidths(await drawnPictures(page));
      });
    }
  });
}

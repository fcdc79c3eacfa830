import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

// A picture that rises into view is measured at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Drawn {
  address: string;
  /** Device pixels of the frame, and of the picture that fills it and is cropped to it. */
  frame: number;
  drawn: number;
  /** Widths that the browser could choose from, and the one that it has chosen. */
  offered: number[];
  chosen: number;
}

/** Walks down the page until every picture that can be seen has come. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  const pictures = page.locator('img[srcset]:visible');
  for (let index = 0; index < (await pictures.count()); index++) {
    const picture = pictures.nth(index);
    // By the window, since a carousel would be turned by scrolling to a slide that waits.
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

for (const path of ['/', '/projects', '/production', '/about']) {
  const title = `the pictures of ${path} are as wide as they are drawn, and come once`;
  test(title, { tag: '@layout' }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/files/')) requested.push(request.url().replace(/\?.*/, ''));
    });
    await page.goto(path);
    const pictures = await drawnPictures(page);
    expect(pictures.length).toBeGreaterThan(3);
    for (const { address, frame, drawn, offered, chosen } of pictures) {
      const widest = Math.max(...offered);
      expect
        .soft(chosen, `${address} fills its frame`)
        .toBeGreaterThanOrEqual(Math.min(frame, widest));
      const enough = offered.find((width) => width >= 1.3 * drawn) ?? widest;
      expect.soft(chosen, `${address} is not wider than needed`).toBeLessThanOrEqual(enough);
    }
    expect(requested).toEqual([...new Set(requested)]);
  });
}

import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { fromRoot } from './paths';

/** A picture of the demo content, as a file to upload. */
export const picture = (name: string): string =>
  path.join(fromRoot('backend/demo/images'), `${name}.jpg`);

export const NOT_A_PICTURE = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Walnut, twelve boards.'),
};

/** Scrolls to the picture and fails unless it is loaded. */
export async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
}

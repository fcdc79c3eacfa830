import type { Locator } from '@playwright/test';
import { waitForHydration } from '../../support/page';
import { test as base } from '../../support/portfolio';
import { swipe } from '../../support/touch';
import { expect } from '../../support/test';

interface Gallery {
  region: Locator;
  track: Locator;
  pictures: Locator;
  /** Number of pictures. */
  total: number;
  /** Label of a picture's position; counts from 1. */
  place: (index: number) => string;
  shows: (index: number) => Promise<void>;
}

/** Distance in pixels between the edges of a track and its current slide. */
async function distance(track: Locator, shown: Locator): Promise<number> {
  const [outer, inner] = [await track.boundingBox(), await shown.boundingBox()];
  return Math.abs(outer!.x - inner!.x);
}

const test = base.extend<{ gallery: Gallery }>({
  gallery: async ({ portfolio, seen, t, number }, use) => {
    const total = 1 + seen.project.secondaryImages.length;
    const region = portfolio.dialog.getByRole('region', {
      name: t('gallery.label', { name: seen.name }),
    });
    const track = region.getByRole('list').first();
    const pictures = track.getByRole('listitem');
    const place = (index: number) =>
      t('gallery.place', { number: number(index), total: number(total) });
    const shows = async (index: number) => {
      await expect(region.locator('[aria-current="true"]')).toHaveAccessibleName(place(index));
      const picture = pictures.nth(index - 1).getByRole('img');
      await expect(picture.last()).toBeInViewport({ ratio: 0.9 });
      // Wait for the end of the scroll: a new swipe would continue it.
      await expect.poll(() => distance(track, pictures.nth(index - 1))).toBeLessThan(2);
    };
    await use({ region, track, pictures, total, place, shows });
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'buttons, thumbnails and arrow keys move it, round in both directions',
  { tag: '@layout' },
  async ({ page, gallery, seen, t, dir, localized }) => {
    const button = (way: string) =>
      gallery.region.getByRole('button', { name: t(`gallery.${way}`) });
    await page.goto(seen.address);
    await waitForHydration(page);
    // The track of an opened project has the focus; arrow keys move in the direction they point to.
    await expect(gallery.track).toBeFocused();
    await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await gallery.shows(2);
    await page.keyboard.press(dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    await gallery.shows(1);

    await button('previous').click();
    await gallery.shows(gallery.total);
    await button('next').click();
    await gallery.shows(1);
    await gallery.region.getByRole('link', { name: gallery.place(3) }).click();
    await gallery.shows(3);
    await expect(page).toHaveURL(localized(seen.address));
  },
);

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test(
    'a swipe turns to the next picture and back',
    { tag: '@narrow' },
    async ({ page, gallery, seen, dir }) => {
      // The next picture is at the inline end; the finger pulls it in from there.
      const [end, start] = dir === 'rtl' ? [0.15, 0.85] : [0.85, 0.15];
      await page.goto(seen.address);
      await waitForHydration(page);
      await swipe(gallery.track, end, start);
      await gallery.shows(2);
      await swipe(gallery.track, start, end);
      await gallery.shows(1);
    },
  );
});

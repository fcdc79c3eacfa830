import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const AUTOPLAY_MS = 1000;

/** Opens the row of logos and waits until it has become the slider. */
async function openPartners(page: Page, t: Translate): Promise<{ section: Locator; row: Locator }> {
  await page.goto('/');
  const section = page.getByRole('region', { name: t('home.partners.title') });
  await section.scrollIntoViewIfNeeded();
  const row = section.getByRole('group', { name: t('home.partners.label') });
  const toggle = section.getByRole('button');
  await expect(toggle).toBeVisible();
  // A pointer or the focus on the row would hold it.
  await page.mouse.move(0, 0);
  return { section, row };
}

/** The slide that the row stands at, of all its slides. */
async function placeOf(row: Locator): Promise<{ slide: number; slides: number; logo: string }> {
  return row.evaluate((element) => {
    const active = element.querySelector('.swiper-slide-active');
    return {
      slide: Number(active?.getAttribute('data-swiper-slide-index')),
      slides: element.querySelectorAll('.swiper-slide').length,
      logo: new URL(active?.querySelector('img[src]')?.getAttribute('src') ?? '', location.href)
        .pathname,
    };
  });
}

const isStill = (row: Locator): Promise<boolean> =>
  row
    .locator('.swiper-wrapper')
    .evaluate(
      (wrapper) =>
        wrapper.getAnimations().length === 0 && wrapper.style.transitionDuration !== '300ms',
    );

test(
  'the partners take a step every 1000 ms, around and around',
  { tag: '@anywidth' },
  async ({ page, t, dir }) => {
    await page.clock.install();
    const { row } = await openPartners(page, t);
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => isStill(row)).toBe(true);
    // Backwards beyond the first slide, so that the way around is seen within a few steps.
    const { slides } = await placeOf(row);
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    await row.focus();
    await expect
      .poll(async () => {
        if ((await placeOf(row)).slide !== slides - 3) await page.keyboard.press(back);
        return (await placeOf(row)).slide;
      })
      .toBe(slides - 3);
    await row.blur();
    await expect.poll(() => isStill(row)).toBe(true);

    // To the moment of a step, from which the next ones are counted.
    for (let waited = 0; waited <= AUTOPLAY_MS; waited += 20) {
      if ((await placeOf(row)).slide === slides - 2) break;
      await page.clock.runFor(20);
    }
    const logos = new Set<string>();
    for (const next of [slides - 1, 0, 1, 2]) {
      await expect.poll(() => isStill(row)).toBe(true);
      await page.clock.runFor(AUTOPLAY_MS - 50);
      const before = await placeOf(row);
      expect(before.slide).toBe((next - 1 + slides) % slides);
      await page.clock.runFor(50);
      const after = await placeOf(row);
      expect(after.slide).toBe(next);
      logos.add(after.logo);
    }
    expect(logos.size).toBe(4);
  },
);

test(
  'the partners move on by themselves after a step that came late, and can be paused',
  { tag: '@anywidth' },
  async ({ page, t }) => {
    await page.clock.install();
    const { section, row } = await openPartners(page, t);
    const place = async () => (await placeOf(row)).slide;
    // Each step falls into the one before, as on a device that is busy for a second.
    for (let late = 0; late < 3; late++) await page.clock.runFor(AUTOPLAY_MS);
    const first = await place();
    await expect
      .poll(async () => {
        await page.clock.runFor(AUTOPLAY_MS);
        return place();
      })
      .not.toBe(first);

    await section.getByRole('button', { name: t('home.partners.pause') }).click();
    await page.mouse.move(0, 0);
    await expect(section.getByRole('button', { name: t('home.partners.play') })).toBeVisible();
    const paused = await place();
    await page.clock.runFor(5 * AUTOPLAY_MS);
    expect(await place()).toBe(paused);
    await section.getByRole('button', { name: t('home.partners.play') }).click();
    await page.clock.runFor(AUTOPLAY_MS);
    await expect.poll(place).not.toBe(paused);
  },
);

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'who wants less motion sees them move only when asked',
    { tag: '@anywidth' },
    async ({ page, t }) => {
      await page.clock.install();
      const { section, row } = await openPartners(page, t);
      const place = async () => (await placeOf(row)).slide;
      const first = await place();
      await page.clock.runFor(3 * AUTOPLAY_MS);
      expect(await place()).toBe(first);
      await section.getByRole('button', { name: t('home.partners.play') }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(AUTOPLAY_MS);
      await expect.poll(place).not.toBe(first);
    },
  );

  test(
    'two, four, five or six logos are in view, by the width of the window',
    { tag: '@anywidth' },
    async ({ page, t }) => {
      const { row } = await openPartners(page, t);
      const inView = () =>
        row.evaluate((element) => {
          const slide = element.querySelector('.swiper-slide-active') ?? element;
          return Math.round(element.clientWidth / slide.getBoundingClientRect().width);
        });
      for (const [width, count] of [
        [390, 2],
        [767, 2],
        [768, 4],
        [1023, 4],
        [1024, 5],
        [1279, 5],
        [1280, 6],
        [1600, 6],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(inView, `at ${width} px`).toBe(count);
      }
    },
  );
});

test(
  'a step takes 300 ms, and a pull of 5 pixels none',
  { tag: '@anywidth' },
  async ({ page, t, dir }) => {
    const { section, row } = await openPartners(page, t);
    await section.getByRole('button', { name: t('home.partners.pause') }).click();
    await expect.poll(() => isStill(row)).toBe(true);
    const place = async () => (await placeOf(row)).slide;
    const first = await place();
    const { x, y, width, height } = (await row.boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const pull = async (pixels: number) => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + (dir === 'rtl' ? pixels : -pixels), middle.y, {
        steps: 4,
      });
    };
    const moved = () =>
      row
        .locator('.swiper-wrapper')
        .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).e);

    const rest = await moved();
    await pull(4);
    expect(await moved()).toBe(rest);
    await page.mouse.up();
    expect(await place()).toBe(first);

    const { slides } = await placeOf(row);
    await pull(width / 2);
    expect(await moved()).not.toBe(rest);
    await page.mouse.up();
    const next = await place();
    expect((next - first + slides) % slides).toBeGreaterThan(0);
    await expect.poll(() => isStill(row)).toBe(true);

    await row.focus();
    const wrapper = row.locator('.swiper-wrapper');
    await wrapper.evaluate((element) => {
      const note = () => (element.dataset.step = getComputedStyle(element).transitionDuration);
      element.addEventListener('transitionrun', note, { once: true });
    });
    await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await expect(wrapper).toHaveAttribute('data-step', '0.3s');
  },
);

import type { Page } from '@playwright/test';
import { expectSound } from '../../support/accessibility';
import { coveredBy } from '../../support/covered';
import { walkThrough } from '../../support/keyboard';
import { DASHBOARD, PUBLIC, SIGNED_OUT } from '../../support/screens';
import { expect, test } from '../../support/test';

/** States of public pages that have a separate address. */
const FURTHER = {
  'a category': '/projects/Education',
  'a search without a match': '/projects?search=zzzz',
  'a wrong address': '/no-such-page',
  'a project that is not there': `/projects?project=${'0'.repeat(24)}`,
  'a project page that is not there': `/project/${'0'.repeat(24)}`,
};
const PAGES = Object.entries({ ...PUBLIC, ...FURTHER });

test.describe.configure({ mode: 'parallel' });
// Without fade-ins.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: endless animations in spite of reduced motion. */
const endlessAnimations = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect!.getComputedTiming().iterations === Infinity)
    .map((animation) => (animation as CSSAnimation).animationName);

/** Checks that apply to every screen; the `watch` fixture checks the console in every test. */
async function expectScreen(page: Page, language: string, dir: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await expect(page).toHaveTitle(/./);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectSound(page);
  expect(await page.evaluate(endlessAnimations)).toEqual([]);
  // Every tab stop has an outline and is not covered by a sticky element.
  expect(await walkThrough(page)).toBeGreaterThan(5);
}

test.describe('every screen', { tag: '@layout' }, () => {
  for (const [name, path] of PAGES) {
    test(`public: ${name}`, async ({ page, language, dir, t, watch }) => {
      watch.expectProblem(/404.*\/(no-such-page|projects?)/);
      await page.goto(path);
      await expectScreen(page, language, dir);
      const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
      expect(await coveredBy(controls), 'below the floating controls').toEqual([]);
    });
  }

  for (const [name, path] of Object.entries(SIGNED_OUT)) {
    test(`signed out: ${name}`, async ({ page, language, dir }) => {
      await page.goto(path);
      await expectScreen(page, language, dir);
    });
  }

  test.describe('dashboard', () => {
    test.use({ signedIn: true });

    for (const [name, path] of Object.entries(DASHBOARD)) {
      test(name, async ({ page, language, dir }) => {
        await page.goto(path);
        await expect(page.locator('#screen').getByRole('heading').first()).toBeVisible();
        await expectScreen(page, language, dir);
      });
    }
  });
});

const HEIGHTS = { 320: 640, 768: 1024, 1024: 768, 1280: 800 };

for (const [width, height] of Object.entries(HEIGHTS)) {
  test.describe(`at ${width} px`, { tag: '@long' }, () => {
    test.use({ viewport: { width: Number(width), height } });

    test('the floating controls cover neither text nor buttons', async ({ page, t, watch }) => {
      // Every page, screen by screen.
      test.setTimeout(360_000);
      watch.expectProblem(/404.*\/(no-such-page|projects?)/);
      // Chromium shows a larger picture that an earlier page left in its cache.
      watch.expectProblem(/was preloaded using link preload but not used/);
      const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
      for (const [name, path] of PAGES) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await coveredBy(controls), name).toEqual([]);
      }
    });
  });
}

import type { Page } from '@playwright/test';
import { expectContrast, expectFits, expectSound } from '../../support/accessibility';
import { coveredBy } from '../../support/covered';
import { walkThrough } from '../../support/keyboard';
import { releaseFiles } from '../../support/page';
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
const MISSING = /404.*\/(no-such-page|projects?)/;

/** Every run also opens these on a desktop, and those of the dashboard in the dark. */
const LAYOUTS = ['home', 'projects', 'login', 'overview', 'add-project'];
/** They have the layout of another screen: only the long run opens them. */
const LIKE_ANOTHER = [
  'a category',
  'a project page that is not there',
  'reset-password',
  'reset-password-by-mail',
  'project-drafts',
  'products',
  'product-drafts',
  'add-product',
  'reviews',
  'add-review',
  'jobs',
  'about-content',
  'product-lines',
];

function tagOf(name: string): string[] {
  if (LAYOUTS.includes(name)) return ['@layout'];
  return LIKE_ANOTHER.includes(name) ? ['@long'] : [];
}

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
}

for (const [name, path] of PAGES) {
  test(`public: ${name}`, { tag: tagOf(name) }, async ({ page, language, dir, watch }) => {
    watch.expectProblem(MISSING);
    const files = releaseFiles(page);
    await page.goto(path);
    await expectScreen(page, language, dir);
    expect(files('dashboard')).toEqual([]);
  });
}

for (const [name, path] of Object.entries(SIGNED_OUT)) {
  test(`signed out: ${name}`, { tag: tagOf(name) }, async ({ page, language, dir }) => {
    await page.goto(path);
    await expectScreen(page, language, dir);
    if (LAYOUTS.includes(name)) await expectContrastInDark(page);
  });
}

/** Only the dashboard follows the system. */
async function expectContrastInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectContrast(page);
}

/** Opens a screen of the dashboard; the caller is signed in. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#screen').getByRole('heading').first()).toBeVisible();
}

test.describe('dashboard', () => {
  test.use({ signedIn: true });

  for (const [name, path] of Object.entries(DASHBOARD)) {
    test(name, { tag: tagOf(name) }, async ({ page, language, dir }) => {
      const files = releaseFiles(page);
      await openScreen(page, path);
      await expectScreen(page, language, dir);
      expect(files('public')).toEqual([]);
      if (LAYOUTS.includes(name)) await expectContrastInDark(page);
    });
  }
});

// All screens have the same colours.
test.describe('in the dark', { tag: '@long' }, () => {
  for (const [name, path] of Object.entries(SIGNED_OUT)) {
    test(`signed out: ${name}`, async ({ page }) => {
      await page.goto(path);
      await expectContrastInDark(page);
    });
  }

  test.describe('dashboard', () => {
    test.use({ signedIn: true });

    for (const [name, path] of Object.entries(DASHBOARD)) {
      test(name, async ({ page }) => {
        await openScreen(page, path);
        await expectContrastInDark(page);
      });
    }
  });
});

test.describe('fits on a tablet', { tag: ['@long', '@narrow'] }, () => {
  for (const [name, path] of [...PAGES, ...Object.entries(SIGNED_OUT)]) {
    test(name, async ({ page, watch }) => {
      watch.expectProblem(MISSING);
      await openPage(page, path);
      await expectFits(page);
    });
  }

  test.describe('dashboard', () => {
    test.use({ signedIn: true });

    for (const [name, path] of Object.entries(DASHBOARD)) {
      test(name, async ({ page }) => {
        await openScreen(page, path);
        await expectFits(page);
      });
    }
  });
});

test.describe(
  'every stop of the Tab key is outlined, and nothing covers it',
  { tag: '@long' },
  () => {
    for (const [name, path] of [...PAGES, ...Object.entries(SIGNED_OUT)]) {
      test(name, async ({ page, watch }) => {
        watch.expectProblem(MISSING);
        await openPage(page, path);
        expect(await walkThrough(page)).toBeGreaterThan(4);
      });
    }

    test.describe('dashboard', () => {
      test.use({ signedIn: true });

      for (const [name, path] of Object.entries(DASHBOARD)) {
        test(name, async ({ page }) => {
          await openScreen(page, path);
          expect(await walkThrough(page)).toBeGreaterThan(5);
        });
      }
    });
  },
);

const SIZES = [
  { width: 320, height: 640, tag: '@narrow' },
  { width: 390, height: 844, tag: '@narrow' },
  { width: 768, height: 1024, tag: '@narrow' },
  { width: 1024, height: 768, tag: '@wide' },
  { width: 1280, height: 800, tag: '@wide' },
  { width: 1440, height: 900, tag: '@wide' },
  { width: 1800, height: 900, tag: '@wide' },
];

for (const { tag, ...viewport } of SIZES) {
  test.describe(`at ${viewport.width} px`, { tag: ['@long', tag] }, () => {
    test.use({ viewport });

    test('the floating controls cover neither text nor buttons', async ({ page, t, watch }) => {
      // Every page, screen by screen.
      test.setTimeout(360_000);
      watch.expectProblem(MISSING);
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

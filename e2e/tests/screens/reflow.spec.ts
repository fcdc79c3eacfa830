import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../support/accessibility';
import { furtherAddresses, PUBLIC, SIGNED_OUT } from '../../support/screens';
import { ProjectsScreen } from '../../support/projects-screen';
import { expect, test } from '../../support/test';

/** A phone of the smallest size, and a window of 1280 px at a zoom of 200 %. */
const SIZES = {
  '320 px': { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 },
  '200 % zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
};
const ADDRESSES = { ...PUBLIC, ...SIGNED_OUT };

/** Texts that lie beyond the window, where they can neither be read nor scrolled to. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const canScroll = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth;
    const isHidden = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement!;
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const ancestors: Element[] = [];
      for (let at: Element | null = parent; at; at = at.parentElement) ancestors.push(at);
      if (ancestors.some((each) => canScroll(each) || isHidden(each))) continue;
      if (parent.closest('.swiper, script, noscript')) continue;
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > window.innerWidth + 1)) lost.push(text.slice(0, 60));
    }
    return lost;
  });

async function expectReflowed(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page, [page.viewportSize()!.width]);
  await expect.poll(() => lostTexts(page), 'texts beyond the window').toEqual([]);
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(`at ${size}`, { tag: '@anywidth' }, () => {
    test.use(use);

    for (const [name, path] of Object.entries(ADDRESSES)) {
      test(`${name} reflows`, async ({ page }) => {
        await page.goto(path);
        await expectReflowed(page);
      });
    }

    test('lists, projects and wrong addresses reflow', async ({ page, request, watch }) => {
      watch.expectProblem(/404.*\/no-such-page/);
      for (const path of [...(await furtherAddresses(request)), '/no-such-page']) {
        await page.goto(path);
        await expectReflowed(page);
      }
    });

    test('menu and sheet of filters reflow', async ({ page, t }) => {
      await page.goto(PUBLIC.projects);
      await page.getByLabel(t('shell.header.menu'), { exact: true }).click();
      await page
        .getByRole('navigation', { name: t('shell.header.navigation') })
        .getByLabel(t('navigation.categories'))
        .click();
      await expectReflowed(page);
      await page.keyboard.press('Escape');
      const portfolio = new ProjectsScreen(page, t, false);
      await portfolio.openFilters();
      await expect(portfolio.filters).toBeVisible();
      await expectReflowed(page);
    });

    test('forms with what is wrong in them reflow', async ({ page, t, toast }) => {
      for (const path of [PUBLIC.contact, PUBLIC.join]) {
        await page.goto(path);
        await page.locator('main form button[type=submit]').last().click();
        await expect(toast(t('popups.fields'))).toBeVisible();
        await expectReflowed(page);
      }
    });
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const ENGINE = /\/_shell\/static\/js\/async\/engine\./;

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href^="${path}"]`).last();

/** Marks the document, to see whether it is the same one later. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset.marked = ''));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in document.body.dataset);

async function isAbout(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/about');
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

test(
  'a first visit does without the router’s engine, which comes when somebody acts',
  { tag: '@anywidth' },
  async ({ page, t, localized }) => {
    const asked: string[] = [];
    page.on('request', (request) => ENGINE.test(request.url()) && asked.push(request.url()));
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await mark(page);
    await footerLink(page, '/about').hover();
    await expect.poll(() => asked.length).toBe(1);
    await footerLink(page, '/about').click();
    await isAbout(page, t('about.questions.title'));
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(localized('/contact'));
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    expect(await isMarked(page)).toBe(true);
    expect(asked).toHaveLength(1);
  },
);

test(
  'the way back from a page that was loaded anew needs the engine, too',
  { tag: '@anywidth' },
  async ({ page, t, localized }) => {
    await page.goto('/contact');
    await footerLink(page, '/about').click();
    await isAbout(page, t('about.questions.title'));
    await page.reload();
    await mark(page);
    await page.goBack();
    await expect(page).toHaveURL(localized('/contact'));
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    await page.goForward();
    await isAbout(page, t('about.questions.title'));
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'where the engine cannot be had a link loads the whole page',
  { tag: '@anywidth' },
  async ({ page, t, watch, localized }) => {
    watch.expectProblem(/ERR_FAILED|ChunkLoadError|Loading chunk/);
    await page.route(ENGINE, (route) => route.abort());
    await page.goto('/contact');
    await mark(page);
    await footerLink(page, '/about').click();
    await isAbout(page, t('about.questions.title'));
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(localized('/contact'));
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
  },
);

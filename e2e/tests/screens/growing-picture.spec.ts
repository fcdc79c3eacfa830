import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/page';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

/** Records which picture each view transition moves, and where to. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const place = () =>
      [...document.querySelectorAll<HTMLElement>('main span')]
        .filter(({ style }) => style.getPropertyValue('view-transition-name'))
        .map((picture) => (picture.closest('dialog') ?? picture.closest('li, article'))?.tagName)
        .join();
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const from = place();
      const transition = start(update);
      void transition.ready.then(() => moves.push(`${from} to ${place()}`));
      return transition;
    };
  });

const movesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: string[] }).moves);

test('the picture of a card grows into the open project, into its page, and back', async ({
  page,
  portfolio,
  seen,
  t,
}) => {
  await recordTransitions(page);
  await page.goto('/projects');
  await waitForHydration(page);
  await portfolio.card(seen.name).click();
  await expect.poll(() => movesOf(page)).toEqual(['LI to DIALOG']);
  await portfolio.dialog.getByRole('link', { name: t('projectsp.page') }).click();
  await expect.poll(() => movesOf(page)).toEqual(['LI to DIALOG', 'DIALOG to ARTICLE']);
  await page.goBack();
  await expect.poll(() => movesOf(page)).toHaveLength(3);
  // While the picture still moves, the dialog already obeys.
  await page.mouse.click(3, 3);
  await expect
    .poll(async () => (await movesOf(page)).slice(2))
    .toEqual(['ARTICLE to DIALOG', 'DIALOG to LI']);
  await expect(portfolio.card(seen.name)).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page, portfolio, seen }) => {
    await recordTransitions(page);
    await page.goto('/projects');
    await waitForHydration(page);
    await portfolio.card(seen.name).click();
    await expect(portfolio.dialog).toBeVisible();
    expect(await movesOf(page)).toEqual([]);
  });
});

import { LIMITS, type Product, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { holdScripts } from '../../support/scripts';
import { expect } from '../../support/test';

/** Opens a card in each of its ways and closes what it shows, by button, key, overlay and history. */
async function expectOpensAndCloses(page: Page, card: Locator, close: string): Promise<void> {
  const list = page.url();
  const dialog = page.getByRole('dialog');
  const name = (await card.textContent())!;
  const ways = [
    () => dialog.getByRole('link', { name: close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
  ];
  for (const way of ways) {
    await card.click();
    await expect(dialog).toHaveAccessibleName(name);
    await expect(page).toHaveURL(/[?&](project|product)=[0-9a-f]{24}/);
    await expect(page).toHaveTitle(new RegExp(name));
    await way();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
}

test('a project opens; button, overlay, Escape and history close it', async ({
  portfolio,
  page,
  seen,
  t,
}) => {
  await page.goto('/projects');
  await expectOpensAndCloses(page, portfolio.card(seen.name), t('common.close'));
});

test('a product far down the list opens large, tells its date, and is in view again afterwards', async ({
  page,
  request,
  language,
  t,
}) => {
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const { name, arName } = products.at(-1)!;
  const own = language === 'ar' ? arName : name;
  await page.goto('/production');
  const info = page.getByRole('button', { name: t('production.info', { name: own }), exact: true });
  await info.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  const card = page.getByRole('main').getByRole('link', { name: own, exact: true });
  await expectOpensAndCloses(page, card, t('common.close'));
  const large = page.getByRole('dialog').getByRole('img').last();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await large.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link opens a project above its list; its words are cut and unfold; a reload keeps it', async ({
  portfolio,
  page,
  seen,
  t,
  localized,
}) => {
  await page.goto(seen.address);
  const { dialog } = portfolio;
  await expect(dialog).toHaveAccessibleName(seen.name);
  const words = dialog.locator('p[dir="auto"]');
  /** The words as a person sees them, without what is cut off. */
  const shown = () => words.evaluate((element: HTMLElement) => element.innerText);
  const preview = await shown();
  expect(preview).toMatch(/…$/);
  expect(preview.replace(/\p{M}/gu, '').length).toBeLessThanOrEqual(LIMITS.descriptionPreview + 1);
  expect(seen.description.startsWith(preview.slice(0, -1))).toBe(true);
  await dialog.getByText(t('common.showMore')).click();
  await expect.poll(shown).toBe(seen.description);
  await dialog.getByText(t('common.showLess')).click();
  await expect.poll(shown).toBe(preview);

  await page.reload();
  await expect(dialog).toHaveAccessibleName(seen.name);
  await dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(page).toHaveURL(localized('/projects'));
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('a project keeps the filters and the page of its list', async ({
  portfolio,
  page,
  t,
  language,
  localized,
}) => {
  const category = encodeURIComponent(PROJECT_CATEGORIES[0][language]);
  for (const list of [
    '/projects?page=2',
    `/projects/${category}`,
    `/projects?category=${category}&category=Education`,
  ]) {
    await page.goto(list);
    await portfolio.cards.first().getByRole('link').click();
    await expect(portfolio.dialog).toBeVisible();
    await page.reload();
    await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
    await expect(portfolio.dialog).toHaveCount(0);
    await expect(page).toHaveURL(localized(list));
  }
});

test('a project that is being read stays as it is when the page is hydrated', async ({
  page,
  portfolio,
  seen,
  t,
}) => {
  const release = await holdScripts(page);
  await page.goto(seen.address, { waitUntil: 'commit' });
  const toggle = portfolio.dialog.locator('summary');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(portfolio.dialog.getByText(t('common.showLess'))).toBeVisible();
  release();
  await waitForHydration(page);
  await expect
    .poll(() => portfolio.dialog.evaluate((dialog) => dialog.matches(':modal')))
    .toBe(true);
  await expect(portfolio.dialog.getByText(t('common.showLess'))).toBeVisible();
  await expect(toggle).toBeFocused();
});

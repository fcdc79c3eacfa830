import type { Product } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expectDrawn } from '../../support/pictures';
import { test } from '../../support/portfolio';
import { holdScripts } from '../../support/scripts';
import { expect } from '../../support/test';

/** Opens a card and closes what it shows, by overlay and history; the card is in view again. */
async function expectOpensAndCloses(page: Page, card: Locator): Promise<void> {
  const list = page.url();
  const dialog = page.getByRole('dialog');
  const name = (await card.textContent())!;
  for (const close of [() => page.mouse.click(3, 3), () => page.goBack()]) {
    await card.click();
    await expect(dialog).toHaveAccessibleName(name);
    await expect(page).toHaveTitle(new RegExp(name));
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
}

test('a project opens above its list; overlay and history close it, a reload keeps it', async ({
  portfolio,
  page,
  seen,
  t,
}) => {
  await page.goto('/projects');
  await expectOpensAndCloses(page, portfolio.card(seen.name));
  await page.reload();
  await expect(portfolio.dialog).toHaveAccessibleName(seen.name);
  await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(portfolio.dialog).toHaveCount(0);
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('a product far down the list opens large, and is in view again afterwards', async ({
  page,
  request,
  language,
}) => {
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const { name, arName } = products.at(-1)!;
  await page.goto('/production');
  const own = language === 'ar' ? arName : name;
  await expectOpensAndCloses(
    page,
    page.getByRole('main').getByRole('link', { name: own, exact: true }),
  );
  await expectDrawn(page.getByRole('dialog').getByRole('img').last());
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

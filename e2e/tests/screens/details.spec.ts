import { holdScripts, waitForHydration } from '../../support/page';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

test('a project opens above its list; overlay and history close it, a reload keeps it', async ({
  portfolio,
  page,
  seen,
  t,
  localized,
}) => {
  const { dialog } = portfolio;
  const card = portfolio.card(seen.name);
  await page.goto('/projects');
  for (const close of [() => page.mouse.click(3, 3), () => page.goBack()]) {
    await card.click();
    await expect(dialog).toHaveAccessibleName(seen.name);
    await expect(page).toHaveTitle(new RegExp(seen.name));
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(localized('/projects'));
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
  }
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toHaveAccessibleName(seen.name);
  await dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('hydration does not change an open project', async ({ page, portfolio, seen, t }) => {
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

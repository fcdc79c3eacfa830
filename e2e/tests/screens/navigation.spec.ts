import { COMPANY, PROJECT_CATEGORIES, SOCIAL_NETWORKS, whatsappLink } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const PAGES = [
  ['projects', '/projects'],
  ['production', '/production'],
  ['about', '/about'],
  ['join', '/join'],
  ['contact', '/contact'],
  ['home', '/'],
] as const;

const navigation = (page: Page, t: Translate) =>
  page.getByRole('navigation', { name: t('shell.header.navigation') });

/** A mark that only lives as long as the document. */
const markDocument = (page: Page) => page.evaluate(() => (document.body.dataset.mark = 'same'));
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-mark', 'same');

test('the header leads to every page without a reload', { tag: '@wide' }, async ({ page, t }) => {
  await page.goto('/');
  await markDocument(page);
  for (const [key, path] of PAGES) {
    const link = navigation(page, t).getByRole('link', { name: t(`shell.header.${key}`) });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await expectSameDocument(page);
});

test.describe('the projects dropdown', { tag: '@wide' }, () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('comes with the pointer and goes with it', async ({ page, t, language }) => {
    const link = navigation(page, t).getByRole('link', { name: t('shell.header.projects') });
    const category = navigation(page, t).getByRole('link', {
      name: PROJECT_CATEGORIES[2][language],
    });
    const toggle = navigation(page, t).getByRole('button', {
      name: t('shell.header.categoriesOf'),
    });

    await expect(category).toBeHidden();
    await link.hover();
    await expect(category).toBeVisible();
    for (const { [language]: label } of PROJECT_CATEGORIES) {
      await expect(navigation(page, t).getByRole('link', { name: label })).toBeVisible();
    }
    await category.hover();
    await expect(category).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(category).toBeHidden();

    await link.hover();
    await expect(category).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(category).toBeHidden();

    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(category).toBeVisible();
    await page.locator('h1').dispatchEvent('mousedown');
    await expect(category).toBeHidden();
  });

  test('works by keyboard alone', async ({ page, t, language }) => {
    const toggle = navigation(page, t).getByRole('button', {
      name: t('shell.header.categoriesOf'),
    });
    const first = navigation(page, t).getByRole('link', { name: PROJECT_CATEGORIES[0][language] });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const path = `/projects/${encodeURIComponent(PROJECT_CATEGORIES[0][language])}`;
    await expect(page).toHaveURL(path);
    await expect(first).toBeHidden();
  });
});

test('the menu unfolds, leads on and folds', { tag: '@narrow' }, async ({ page, t, language }) => {
  await page.goto('/');
  await markDocument(page);
  const button = page.getByLabel(t('shell.header.menu'), { exact: true });
  const menu = navigation(page, t);
  await expect(menu).toBeHidden();

  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  for (const [key, path] of PAGES) {
    await button.click();
    await menu.getByRole('link', { name: t(`shell.header.${key}`), exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
  }

  await button.click();
  await menu.getByLabel(t('shell.header.categoriesOf')).click();
  const label = PROJECT_CATEGORIES[4][language];
  await menu.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(`/projects/${encodeURIComponent(label)}`);
  await expectSameDocument(page);
});

test('the footer leads on and says how to reach the company', async ({ page, t }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  for (const [href, text] of [
    [`mailto:${COMPANY.email}`, COMPANY.email],
    [`tel:${COMPANY.phone.number}`, COMPANY.phone.display],
    [whatsappLink(), t('shell.footer.whatsapp')],
  ] as const) {
    await expect(footer.locator(`a[href="${href}"]`)).toContainText(text);
  }
  for (const network of SOCIAL_NETWORKS) {
    const link = footer.getByRole('link', { name: t(`shell.footer.networks.${network}`) });
    await expect(link).toHaveAttribute('href', COMPANY.social[network]);
  }
  await expect(footer.getByText(COMPANY.address.ar)).toHaveAttribute('lang', 'ar');

  const pages = footer.getByRole('navigation', { name: t('shell.footer.explore') });
  await expect(pages.getByRole('link')).toHaveCount(4);
  for (const [key, path] of PAGES.filter(([, to]) =>
    ['/', '/about', '/projects', '/contact'].includes(to),
  )) {
    await pages.getByRole('link', { name: t(`shell.header.${key}`) }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the floating controls chat and lead back to the top', async ({ page, t, number }) => {
  await page.goto('/');
  const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
  await expect(controls.getByRole('link')).toHaveAttribute('href', whatsappLink());
  const top = controls.getByRole('button', {
    name: t('shell.floating.toTop'),
    includeHidden: true,
  });

  await expect(top).toBeDisabled();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect(top).toHaveText(await scrolledShare(page, t, number));
  await expect(top).toBeDisabled();
  await page.evaluate(() => window.scrollTo({ top: 701, behavior: 'instant' }));
  await expect(top).toBeEnabled();
  await expect(top).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(top).toHaveText(t('shell.floating.percent', { number: number(100) }));

  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toBeDisabled();
  await expect(top).toHaveText(t('shell.floating.percent', { number: number(0) }));
});

async function scrolledShare(page: Page, t: Translate, number: (value: number) => string) {
  const share = await page.evaluate(
    () => window.scrollY / (document.documentElement.scrollHeight - window.innerHeight),
  );
  return t('shell.floating.percent', { number: number(Math.round(share * 100)) });
}

test('under /dashboard there is the footer alone', async ({ page, t }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/dashboard/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
  await expect(controls).toBeHidden();
  await expect(page.locator(`a[href="${whatsappLink()}"]`)).toHaveCount(1);
});

test('a wrong address helps onward', { tag: '@anywidth' }, async ({ page, t, watch }) => {
  watch.expectProblem(/404.*\/no-such-page/);
  const response = await page.goto('/no-such-page');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
  await page.getByRole('link', { name: t('common.backHome') }).click();
  await expect(page).toHaveURL('/');
});

import { COMPANY, PROJECT_CATEGORIES, SOCIAL_NETWORKS, whatsappLink } from '@manjara/contracts';
import { expect, test } from '../../support/test';

const PAGES = [
  ['about', '/about'],
  ['projects', '/projects'],
  ['contact', '/contact'],
  ['home', '/'],
] as const;

test('the footer leads on and says how to reach the company', async ({ page, t, localized }) => {
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
  const address = footer.getByText(COMPANY.address.ar);
  await expect(address).toHaveAttribute('lang', 'ar');
  for (const part of ['طريق', 'المنطقة الصناعية', 'جدة', 'المملكة العربية السعودية']) {
    await expect(address).toContainText(part);
  }
  const logo = footer.getByRole('link', { name: t('shell.logoLabel') });
  await expect(logo).toHaveAttribute('href', localized('/'));
  await expect(logo.locator('svg, img').first()).toBeVisible();

  const pages = footer.getByRole('navigation', { name: t('shell.footer.explore') });
  await expect(pages.getByRole('link')).toHaveCount(PAGES.length);
  for (const [key, path] of PAGES) {
    await pages.getByRole('link', { name: t(`navigation.${key}`) }).click();
    await expect(page).toHaveURL(localized(path));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the footer is on every screen', { tag: '@anywidth' }, async ({ page, watch }) => {
  watch.expectProblem(/404.*\/no-such-page/);
  const category = encodeURIComponent(PROJECT_CATEGORIES[0].ar);
  const paths = ['/', '/about', '/projects', `/projects/${category}`, '/production', '/join'];
  for (const path of [...paths, '/contact', '/no-such-page', '/dashboard/login']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(COMPANY.address.ar);
  }
});

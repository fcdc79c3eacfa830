import { DashboardScreen } from '../../support/dashboard';
import { asVisitor } from '../../support/site-content';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('a new phone number is on every page at once; an emptied one is not shown', async ({
  page,
  browser,
  siteUrl,
  language,
  t,
  toast,
}) => {
  const screen = new DashboardScreen(page, t);
  const field = (name: string) => page.getByLabel(t(`dashboard.siteSettings.fields.${name}`));
  const chat = (href: string) => `a[href="https://wa.me/${href}"]`;
  await asVisitor(browser, `${siteUrl}/contact`, language, async (visitor) => {
    await expect(visitor.locator(chat('966500000000')).first()).toBeAttached();
  });

  await page.goto('/dashboard/site-settings');
  await field('whatsapp').fill('055 123 4567');
  await field('email').fill('');
  await field('commercialRegistration').fill('4030123456');
  await screen.button('common.save').click();
  await expect(toast(t('dashboard.siteSettings.saved'))).toBeVisible();

  await asVisitor(browser, `${siteUrl}/contact`, language, async (visitor) => {
    await expect(visitor.locator(chat('966551234567')).first()).toBeAttached();
    await expect(visitor.locator(chat('966500000000'))).toHaveCount(0);
    const footer = visitor.getByRole('contentinfo');
    await expect(footer).toContainText('4030123456');
    await expect(footer.locator('[href^="mailto:"]')).toHaveCount(0);
  });
});

import type { Locator } from '@playwright/test';
import { ADMIN, signInPage } from '../../support/admin';
import { ContentScreen } from '../../support/content-screens';
import { expect, test as base } from '../../support/test';

const test = base.extend<{ content: ContentScreen; text: Locator; dialog: Locator }>({
  content: ({ page, t }, use) => use(new ContentScreen(page, t)),
  text: ({ content }, use) =>
    use(content.field('dashboard.contactJoin.fields.subText', 'inEnglish').first()),
  dialog: ({ page, t }, use) =>
    use(page.getByRole('dialog', { name: t('dashboard.auth.again.title') })),
});

test.use({ instance: 'own', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, playwright, siteUrl, watch }) => {
  watch.expectProblem(/401/);
  await signInPage(page, playwright.request, siteUrl);
});

test(
  'where site data is cleared while somebody types, signing in goes on over the form',
  { tag: '@anywidth' },
  async ({ page, content, text, dialog, t, toast }) => {
    await page.goto('/dashboard/content/contact-join');
    await text.fill('We answer within a day');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await content.button('common.save').click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/dashboard/content/contact-join');
    await expect(text).toHaveValue('We answer within a day');
    await dialog.locator('input[autocomplete=current-password]').fill(ADMIN.password);
    await dialog.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(t('dashboard.contactJoin.saved'))).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('We answer within a day');
  },
);

test(
  'where site data is cleared on a screen without work, the sign-in comes',
  { tag: '@anywidth' },
  async ({ page, dialog }) => {
    await page.goto('/dashboard/content/contact-join');
    await expect(page.locator('#screen form')).toBeVisible();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.locator('a[href="/dashboard/messages"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/dashboard/login');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'signing out in another tab ends the work in this one and keeps nothing of it',
  { tag: '@anywidth' },
  async ({ page, context, text, dialog, t }) => {
    await page.goto('/dashboard/content/contact-join');
    const saved = await text.inputValue();
    await text.fill('We answer within a day');
    const other = await context.newPage();
    await other.goto('/dashboard/projects');
    await other.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
    await expect(page).toHaveURL('/dashboard/login');
    await expect(dialog).toHaveCount(0);
    await page.bringToFront();
    await page.getByRole('textbox', { name: t('dashboard.auth.email') }).fill(ADMIN.email);
    await page.locator('input[autocomplete=current-password]').fill(ADMIN.password);
    await page.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
    await expect(page).toHaveURL('/dashboard/content/contact-join');
    await expect(text).toHaveValue(saved);
  },
);

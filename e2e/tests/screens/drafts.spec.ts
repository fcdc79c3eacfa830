import { LANGUAGE_TABLE, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { pdfFile } from '../../support/pdf';
import { expect, test } from '../../support/test';

const JOB = PRODUCT_CATEGORIES[2].en;

const FORMS: { path: string; typed: Record<string, string> }[] = [
  {
    path: '/contact',
    typed: {
      firstName: 'نورة',
      lastName: 'Al-Harbi',
      email: 'noura@example.com',
      phone: '+966 50 123 4567',
      message: 'A majlis of walnut.',
    },
  },
  {
    path: '/join',
    typed: { name: 'سالم', email: 'at the gate', job: JOB, message: 'Twelve years.' },
  },
];

const field = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`);

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(value);
  }
}

for (const { path, typed } of FORMS) {
  test(
    `what was typed at ${path} survives a language switch and a reload`,
    { tag: '@eachwidth' },
    async ({ page, t, language }) => {
      await page.goto(path);
      // The button waits for the script, as a person does not.
      await expect(page.locator('main form button[type=submit]')).toBeEnabled();
      for (const [name, value] of Object.entries(typed)) {
        if (name === 'job') await field(page, name).selectOption(value);
        else await field(page, name).fill(value);
      }
      if (path === '/join') await field(page, 'cv').setInputFiles(pdfFile('Mine', 'mine.pdf'));

      const other = language === 'ar' ? 'en' : 'ar';
      await page.getByRole('link', { name: LANGUAGE_TABLE[other].name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expectTyped(page, typed);

      await page.reload();
      await expectTyped(page, typed);
      if (path === '/join') await expect(page.getByText('mine.pdf')).toBeHidden();

      await page.getByRole('link', { name: LANGUAGE_TABLE[language].name, exact: true }).click();
      await expect(page.getByRole('contentinfo')).toContainText(t('shell.footer.explore'));
      await expectTyped(page, typed);
    },
  );
}

for (const { path, typed } of FORMS) {
  test(
    `what was typed at ${path} survives a visit to another page and an error`,
    { tag: '@anywidth' },
    async ({ page, watch, t, toast, localized }) => {
      watch.expectProblem(/500.*\/api\/(messages|jobs)/);
      await page.route(/\/api\/(messages|jobs)$/, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto(path);
      const submit = page.locator('main form button[type=submit]');
      await expect(submit).toBeEnabled();
      for (const [name, value] of Object.entries(typed)) {
        if (name === 'job') await field(page, name).selectOption(value);
        else await field(page, name).fill(value);
      }
      if (path === '/join') await field(page, 'cv').setInputFiles(pdfFile('Mine', 'mine.pdf'));
      await submit.click();
      await expect(toast(t('popups.error'))).toBeVisible();
      await expectTyped(page, typed);

      await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
      await expect(page).toHaveURL(localized('/about'));
      await page.goBack();
      await expectTyped(page, typed);
    },
  );
}

test('what has been sent is not kept', { tag: '@anywidth' }, async ({ page, t }) => {
  await page.route('**/api/messages', (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto('/contact');
  const submit = page.locator('main form button[type=submit]');
  await expect(submit).toBeEnabled();
  for (const [name, value] of Object.entries(FORMS[0]!.typed)) {
    await field(page, name).fill(value);
  }
  await submit.click();
  await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
  await page.reload();
  await expect(submit).toBeEnabled();
  for (const name of Object.keys(FORMS[0]!.typed)) await expect(field(page, name)).toHaveValue('');
});

test(
  'a CV that a reload has lost is asked for again in words',
  { tag: '@anywidth' },
  async ({ page, t }) => {
    await page.goto('/join');
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    await field(page, 'name').fill('سالم');
    await field(page, 'cv').setInputFiles(pdfFile('Mine', 'mine.pdf'));
    await expect(page.getByText('mine.pdf')).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('join.form.cvLost'))).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('سالم');
  },
);

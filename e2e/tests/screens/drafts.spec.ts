import { LANGUAGE_TABLE, type Language, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { pdfFile } from '../../support/pdf';
import { expect, test } from '../../support/test';

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
    typed: {
      name: 'سالم',
      email: 'at the gate',
      job: PRODUCT_CATEGORIES[2].en,
      message: 'Twelve years.',
    },
  },
];

const field = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`);

for (const { path, typed } of FORMS) {
  const hasCv = path === '/join';

  test(`what was typed at ${path} survives a reload, the other language, an error and another page`, async ({
    page,
    t,
    toast,
    language,
    localized,
    watch,
  }) => {
    watch.expectProblem(/500.*\/api\/(messages|jobs)/);
    const submit = page.locator('main form button[type=submit]');
    const expectTyped = async () => {
      for (const [name, value] of Object.entries(typed)) {
        await expect(field(page, name)).toHaveValue(value);
      }
    };
    const switchTo = async (next: Language) => {
      await page.getByRole('link', { name: LANGUAGE_TABLE[next].name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', next);
    };
    await page.goto(path);
    // The button waits for the script, as a person does not.
    await expect(submit).toBeEnabled();
    for (const [name, value] of Object.entries(typed)) {
      if (name === 'job') await field(page, name).selectOption(value);
      else await field(page, name).fill(value);
    }

    if (hasCv) await field(page, 'cv').setInputFiles(pdfFile('Mine', 'mine.pdf'));
    await page.reload();
    await expectTyped();
    if (hasCv) await expect(page.getByText(t('join.form.cvLost'))).toBeVisible();

    await switchTo(language === 'ar' ? 'en' : 'ar');
    await expectTyped();
    await switchTo(language);
    await expectTyped();

    const answer = (status: number) =>
      page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ status, json: {} }));
    await answer(500);
    if (hasCv) await field(page, 'cv').setInputFiles(pdfFile('Mine', 'mine.pdf'));
    await submit.click();
    await expect(toast(t('popups.error'))).toBeVisible();
    await expectTyped();

    await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
    await expect(page).toHaveURL(localized('/about'));
    await page.goBack();
    await expectTyped();

    if (hasCv) return;
    await answer(201);
    await submit.click();
    await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    await page.reload();
    await expect(submit).toBeEnabled();
    for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue('');
  });
}

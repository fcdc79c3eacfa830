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
  test(`what was typed at ${path} survives a language switch and a reload`, async ({
    page,
    t,
    language,
  }) => {
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
  });
}

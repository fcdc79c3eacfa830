import type { Page } from '@playwright/test';
import { expectContrast } from '../../support/accessibility';
import { test } from '../../support/portfolio';
import { lettersOf, listGrounds, readPdf } from '../../support/print';
import { PUBLIC } from '../../support/screens';
import { expect } from '../../support/test';

/** Dark texts on nothing but white. */
async function expectForPaper(page: Page): Promise<void> {
  expect(await page.evaluate(listGrounds)).toEqual([]);
  await expectContrast(page);
}

const printed = async (page: Page) => readPdf(await page.pdf({ format: 'A4' }));

test('a project is printed alone, with its whole text', async ({ page, portfolio, seen }) => {
  await page.goto(seen.address);
  await page.emulateMedia({ media: 'print' });
  const { dialog } = portfolio;
  await expect(dialog.getByRole('heading', { name: seen.name })).toBeVisible();
  await expect(dialog.locator('time')).toBeVisible();
  await expect(dialog.locator('summary')).toBeHidden();
  for (const rest of [page.getByRole('banner'), page.getByRole('contentinfo'), portfolio.results]) {
    await expect(rest).toBeHidden();
  }
  // The pictures' own zoom buttons are the only ones that are printed.
  await expect(dialog.locator('button:not(:has(img)):visible, a:visible')).toHaveCount(0);
  await expect(dialog.locator('li img:not([aria-hidden]):visible')).toHaveCount(
    1 + seen.project.secondaryImages.length,
  );
  await expectForPaper(page);

  const { sheets, text } = await printed(page);
  expect(sheets).toBeLessThanOrEqual(2);
  // PDFs do not store Arabic in reading order: compare how many letters there are. Allows for title
  // and facts, but not for the page behind the dialog.
  const { length } = lettersOf(seen.description);
  expect(lettersOf(text).length).toBeGreaterThan(length);
  expect(lettersOf(text).length).toBeLessThan(length * 1.2 + 150);
});

test('a project’s page is printed on one sheet, with its pictures and facts', async ({
  page,
  seen,
}) => {
  await page.goto(seen.path);
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: seen.name })).toBeVisible();
  await expect(article.locator('dl')).toBeVisible();
  await expect(article.locator('img:not([aria-hidden]):visible')).not.toHaveCount(0);
  for (const picture of seen.project.secondaryImages.slice(0, 3)) {
    await expect(article.locator(`img[src*="${picture.url}"]`)).toBeVisible();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('button:not(:has(img)):visible')).toHaveCount(0);
  await expectForPaper(page);
  const { sheets, text } = await printed(page);
  expect(sheets).toBe(1);
  expect(lettersOf(text).length).toBeGreaterThan(lettersOf(seen.description).length);
});

test('a product is printed alone, with its views', { tag: '@long' }, async ({ page }) => {
  await page.goto('/production');
  await page.locator('main li:has(h2)').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator(':is(a, button):not(:has(img)):visible')).toHaveCount(0);
  expect((await printed(page)).sheets).toBe(1);
});

test(
  'every page is printed dark on white, without controls',
  { tag: '@long' },
  async ({ page, watch, t }) => {
    watch.expectProblem(/404.*\/no-such-page/);
    for (const path of [...Object.values(PUBLIC), '/no-such-page']) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
      await expectForPaper(page);
      await expect(page.getByRole('link', { name: t('shell.skipLink') })).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('complementary')).toHaveCount(0);
      const controls = page.locator(':is(button, input, select, textarea, form):visible');
      await expect(controls).toHaveCount(0);
      await expect(page.getByText(t('shell.footer.rights'))).toBeVisible();
    }
  },
);

test('folded content is printed', async ({ page }) => {
  await page.goto(PUBLIC.about);
  const answer = page.locator('main details > p').first();
  const folded = page.locator('main [hidden]').first();
  await expect(answer).toBeHidden();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(folded).toBeVisible();
});

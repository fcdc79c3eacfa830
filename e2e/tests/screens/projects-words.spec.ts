import { LIMITS } from '@manjara/contracts';
import type { Locator } from '@playwright/test';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

/** Characters of a description that are shown at first (spec §4, §9). */
const PREVIEW = 100;

const description = (dialog: Locator) => dialog.locator('p[dir="auto"]');

/** The words as a person sees them, without what is cut off. */
const seenIn = (dialog: Locator) => () =>
  description(dialog).evaluate((element: HTMLElement) => element.innerText);

/** Characters as a reader counts them: a letter with its signs is one. */
const countOf = (text: string) => [...text.replace(/\p{M}/gu, '')].length;

test(
  'a description is cut at 100 characters, with a toggle',
  { tag: '@layout' },
  async ({ page, portfolio, seen, t }) => {
    expect(LIMITS.descriptionPreview).toBe(PREVIEW);
    await page.goto(seen.address);
    const shown = seenIn(portfolio.dialog);
    const preview = await shown();
    expect(preview.endsWith('…')).toBe(true);
    const head = preview.slice(0, -1);
    expect(countOf(head)).toBeLessThanOrEqual(PREVIEW);
    expect(countOf(head)).toBeGreaterThan(PREVIEW - 20);
    // At a word's end.
    expect(seen.description.startsWith(head)).toBe(true);
    expect(seen.description.slice(head.length)).toMatch(/^[\s\p{P}]/u);

    await portfolio.dialog.getByText(t('common.showMore')).click();
    await expect.poll(shown).toBe(seen.description);
    await portfolio.dialog.getByText(t('common.showLess')).click();
    await expect.poll(shown).toBe(preview);
  },
);

test(
  'the toggle is worked by keyboard',
  { tag: '@anywidth' },
  async ({ page, portfolio, seen, t }) => {
    await page.goto(seen.address);
    // An opened project begins at its pictures.
    await expect(portfolio.dialog.getByRole('list').first()).toBeFocused();
    const toggle = portfolio.dialog.locator('summary');
    await toggle.focus();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(seenIn(portfolio.dialog)).toBe(seen.description);
    await expect(toggle).toContainText(t('common.showLess'));
    await page.keyboard.press('Space');
    await expect(portfolio.dialog.getByText(t('common.showMore'))).toBeVisible();
  },
);

for (const [length, toggles] of [
  [PREVIEW, 0],
  [PREVIEW + 1, 1],
] as const) {
  test(
    `a description of ${length} characters has ${toggles} toggles, and letters with signs count once`,
    { tag: '@anywidth' },
    async ({ portfolio, openWith, t, language }) => {
      const text = (language === 'ar' ? 'بَ' : 'e\u0301').repeat(length);
      await openWith({ description: text, arDescription: text });
      await expect(description(portfolio.dialog)).toContainText(text.slice(0, 2 * PREVIEW));
      await expect(portfolio.dialog.getByText(t('common.showMore'))).toHaveCount(toggles);
    },
  );
}

test(
  'a missing description and date are said to be missing',
  { tag: '@anywidth' },
  async ({ portfolio, openWith, language }) => {
    await openWith({ description: '', arDescription: '', createdAt: undefined });
    const texts =
      language === 'ar'
        ? ['الوصف غير متاح', 'التاريخ غير متاح']
        : ['Description not available', 'Date not available'];
    for (const text of texts) await expect(portfolio.dialog.getByText(text)).toBeVisible();
    await expect(portfolio.dialog.getByText(/Invalid|NaN|undefined/)).toHaveCount(0);
  },
);

test(
  'the date is that of Jeddah, d/m/yyyy in English and in Egypt’s numerals in Arabic',
  { tag: '@anywidth' },
  async ({ portfolio, openWith, language }) => {
    // The tenth has begun in Jeddah.
    await openWith({ createdAt: '2026-03-09T22:30:00.000Z' });
    const date = (await portfolio.dialog.locator('time').textContent())!.replace(/\u200f/g, '');
    expect(date).toBe(language === 'ar' ? '١٠/٣/٢٠٢٦' : '10/3/2026');
  },
);

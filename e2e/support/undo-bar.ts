import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import type { Translate } from './texts';

/** Says what was deleted, for as long as that can be taken back. */
export const undoBar = (page: Page, t: Translate): Locator =>
  page.getByRole('region', { name: t('dashboard.undo.label') });

/** Waits for the bar to say what was deleted, and until it cannot be taken back any more. */
export async function expectDeleted(
  page: Page,
  t: Translate,
  sentence: string,
  name: string,
): Promise<void> {
  const bar = undoBar(page, t);
  await expect(bar).toContainText(sentence);
  await expect(bar).toContainText(name);
  await expect(bar).toHaveCount(0);
}

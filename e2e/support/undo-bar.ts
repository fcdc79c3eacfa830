import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import type { Translate } from './texts';

/** Says what will be deleted, for as long as that can be taken back. */
export const undoBar = (page: Page, t: Translate): Locator =>
  page.getByRole('region', { name: t('dashboard.undo.label') });

/** Waits until the bar has said what will be deleted, and the server has deleted it. */
export async function expectDeleted(
  page: Page,
  t: Translate,
  sentence: string,
  name: string,
): Promise<void> {
  const bar = undoBar(page, t);
  await expect(bar).toContainText(t('dashboard.undo.willDelete'));
  await expect(bar).toContainText(name);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('#toasts').getByText(sentence, { exact: true })).toBeVisible();
}

import type { Page } from '@playwright/test';
import { expect } from './test';
import type { Translate } from './texts';

/** Waits until the bar has said what will be deleted, and the server has deleted it. */
export async function expectDeleted(
  page: Page,
  t: Translate,
  sentence: string,
  name: string,
): Promise<void> {
  const bar = page.getByRole('region', { name: t('dashboard.undo.label') });
  await expect(bar).toContainText(name);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('#toasts').getByText(sentence, { exact: true })).toBeVisible();
}

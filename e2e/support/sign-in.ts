import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import type { Translate } from './texts';

/** Fills and submits the open sign-in screen. */
export async function signInByForm(
  page: Page,
  t: Translate,
  { email = ADMIN.email, password }: { email?: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: t('dashboard.auth.email') }).fill(email);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
}

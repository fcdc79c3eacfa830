import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import type { LoginResult } from '@manjara/contracts';
import { ADMIN } from '../../scripts/lib/product.mjs';
import type { Translate } from './texts';

export { ADMIN };

/** Signs the admin in over HTTP and returns the token. */
export async function signInByApi(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.post(`${url}/api/admin/login`, { data: ADMIN });
  if (!response.ok()) throw new Error(`The sign-in answers ${response.status()}.`);
  return ((await response.json()) as LoginResult).token;
}

/** An API client of a signed-in admin. */
export async function adminApi(request: APIRequest, url: string): Promise<APIRequestContext> {
  const token = await signInByApi(await request.newContext(), url);
  return request.newContext({
    baseURL: url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
}

/** Stores the session of an admin in the page's browser. */
export async function signInPage(page: Page, url: string): Promise<void> {
  const token = await signInByApi(page.request, url);
  await page.goto(`${url}/dashboard/login`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

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

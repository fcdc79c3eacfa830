import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import type { LoginResult } from '@manjara/contracts';
import { ADMIN } from '../../scripts/lib/product.mjs';

export { ADMIN };

/** Signs the admin in over HTTP and returns the token. */
export async function signInByApi(request: APIRequest, url: string): Promise<string> {
  const context = await request.newContext({ baseURL: url });
  try {
    const response = await context.post('/api/admin/login', { data: ADMIN });
    if (!response.ok()) throw new Error(`The sign-in answers ${response.status()}.`);
    return ((await response.json()) as LoginResult).token;
  } finally {
    await context.dispose();
  }
}

/** An API client with the admin's token. */
export async function adminApi(request: APIRequest, url: string): Promise<APIRequestContext> {
  const token = await signInByApi(request, url);
  return request.newContext({
    baseURL: url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
}

/** Stores the admin's session in the page's browser. */
export async function signInPage(page: Page, request: APIRequest, url: string): Promise<void> {
  const token = await signInByApi(request, url);
  await page.goto(`${url}/dashboard/login`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

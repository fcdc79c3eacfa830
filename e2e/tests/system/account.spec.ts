import { ADMIN, signInByApi, signInByForm } from '../../support/admin';
import { test } from '../../support/system';
import { expect } from '../../support/test';

const NEW_PASSWORD = 'tenon-and-mortise-31';

test(
  'a new password ends all other sessions; signing out ends this one and clears its data',
  { tag: '@long' },
  async ({ start, page, request, t, toast }) => {
    const { url } = await start();
    const statusOf = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await request.get(`${url}/api/admin/profile`, { headers })).status();
    };
    const tokenOfPage = () => page.evaluate(() => localStorage.getItem('token') ?? '');
    const fill = (key: string, text: string) => page.getByLabel(t(key), { exact: true }).fill(text);
    await page.goto(`${url}/dashboard/profile`);
    await page.getByRole('checkbox', { name: t('dashboard.auth.remember') }).check();
    await signInByForm(page, t, { password: ADMIN.password });
    await expect(page).toHaveURL(`${url}/dashboard/profile`);

    const other = await signInByApi(request, url);
    expect(await statusOf(other)).toBe(200);
    await fill('dashboard.profile.currentPassword', ADMIN.password);
    await fill('dashboard.passwords.new', NEW_PASSWORD);
    await fill('dashboard.passwords.confirm', NEW_PASSWORD);
    await page.getByRole('button', { name: t('dashboard.profile.save') }).click();
    await expect(toast(t('dashboard.profile.saved'))).toBeVisible();
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(await tokenOfPage())).toBe(200);

    const token = await tokenOfPage();
    const ended = page.waitForResponse('**/api/admin/logout');
    await page.getByRole('button', { name: t('dashboard.app.signOut') }).click();
    expect((await ended).status()).toBe(204);
    await expect(page).toHaveURL(`${url}/dashboard/login`);
    expect(await statusOf(token)).toBe(401);
    const left = await page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => key !== 'lang'),
      // `scroll` holds scroll positions.
      ...Object.keys(sessionStorage).filter((key) => key !== 'scroll'),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(left).toEqual([]);
    // Marks the browser as known; it grants no access.
    const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'lang');
    expect(cookies).toEqual([expect.objectContaining({ name: 'device', httpOnly: true })]);
    expect(cookies[0]?.value).not.toContain(token);

    await signInByForm(page, t, { password: NEW_PASSWORD });
    await expect(page).toHaveURL(`${url}/dashboard/projects`);
  },
);

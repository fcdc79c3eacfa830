import type { AdminProfile } from '@manjara/contracts';
import { ADMIN, signInByApi } from '../../support/admin';
import { signInByForm } from '../../support/sign-in';
import { test } from '../../support/system';
import { expect } from '../../support/test';

const NEW_PASSWORD = 'tenon-and-mortise-31';

test('details and password are changed; signing out ends the token', async ({
  start,
  page,
  playwright,
  request,
  t,
  toast,
  watch,
}) => {
  const { url } = await start();
  const get = (token: string) =>
    request.get(`${url}/api/admin/profile`, { headers: { authorization: `Bearer ${token}` } });
  const tokenOfPage = () => page.evaluate(() => localStorage.getItem('token') ?? '');
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const save = async () => {
    await page.getByRole('button', { name: t('dashboard.profile.save') }).click();
  };

  await page.goto(`${url}/dashboard/profile`);
  await page.getByRole('checkbox', { name: t('dashboard.auth.remember') }).check();
  await signInByForm(page, t, { password: ADMIN.password });
  await expect(page).toHaveURL(`${url}/dashboard/profile`);

  await test.step('the details are saved and shown after a reload', async () => {
    const name = page.getByRole('textbox', { name: t('dashboard.profile.name') });
    await expect(name).not.toHaveValue('');
    await name.fill('هدى الحربي');
    await field('dashboard.profile.phone').fill('+966 50 123 4567');
    await field('dashboard.profile.location').fill('جدة');
    await expect(field('dashboard.profile.email')).not.toBeEditable();
    await save();
    await expect(toast(t('dashboard.profile.saved'))).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('هدى الحربي');
    await expect(field('dashboard.profile.phone')).toHaveValue('+966 50 123 4567');
    await expect(field('dashboard.profile.location')).toHaveValue('جدة');
    await expect(page.getByRole('link', { name: 'هدى الحربي' })).toBeVisible();
  });

  await test.step('a new password needs the current one', async () => {
    watch.expectProblem(/400.*\/api\/admin\/profile/);
    await field('dashboard.profile.currentPassword').fill('not-the-password');
    await field('dashboard.passwords.new').fill(NEW_PASSWORD);
    await field('dashboard.passwords.confirm').fill(NEW_PASSWORD);
    await save();
    const current = field('dashboard.profile.currentPassword');
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('it ends every other session and this one stays', async () => {
    const other = await signInByApi(playwright.request, url);
    expect((await get(other)).status()).toBe(200);
    await field('dashboard.profile.currentPassword').fill(ADMIN.password);
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    );
    await save();
    await saved;
    await expect(field('dashboard.passwords.new')).toHaveValue('');
    expect((await get(other)).status()).toBe(401);
    const mine = await get(await tokenOfPage());
    expect(mine.status()).toBe(200);
    expect(await mine.json()).toMatchObject({
      name: 'هدى الحربي',
      phone: '+966 50 123 4567',
    } satisfies Partial<AdminProfile>);
  });

  await test.step('signing out ends the token and empties the storage', async () => {
    const token = await tokenOfPage();
    const ended = page.waitForResponse('**/api/admin/logout');
    await page.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
    expect((await ended).status()).toBe(204);
    await expect(page).toHaveURL(`${url}/dashboard/login`);
    expect((await get(token)).status()).toBe(401);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => key !== 'lang'),
      // Where pages were left.
      ...Object.keys(sessionStorage).filter((key) => key !== 'scroll'),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
    expect(kept).toEqual([]);
    // What is left marks the browser as a known one; it lets nobody in.
    const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'lang');
    expect(cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([
      { name: 'device', httpOnly: true },
    ]);
    expect(cookies[0]?.value).not.toContain(token);
  });

  await test.step('the new password is the one that counts', async () => {
    await signInByForm(page, t, { password: NEW_PASSWORD });
    await expect(toast(t('dashboard.auth.success'))).toBeVisible();
    await expect(page).toHaveURL(`${url}/dashboard/projects`);
  });
});

import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/admin';
import { signInByForm } from '../../support/sign-in';
import { expect, test } from '../../support/test';

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('token'),
    session: sessionStorage.getItem('token'),
  }));

const TOKEN: unknown = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const NONE = { local: null, session: null };

test('the dashboard asks for a sign-in, keeps it for as long as is wanted, and ends it', async ({
  page,
  context,
  t,
}) => {
  const remember = page.getByRole('checkbox', { name: t('dashboard.auth.remember') });
  const other = await context.newPage();
  await page.goto('/dashboard/add-project');
  await expect(page).toHaveURL('/dashboard/login');

  await test.step('for this tab, until the sign-out', async () => {
    await remember.setChecked(false);
    await signInByForm(page, t, { password: ADMIN.password });
    await expect(page).toHaveURL('/dashboard/add-project');
    expect(await stored(page)).toEqual({ local: null, session: TOKEN });
    await other.goto('/dashboard/projects');
    await expect(other).toHaveURL('/dashboard/login');

    await page.getByRole('button', { name: t('dashboard.app.signOut') }).click();
    await expect(page).toHaveURL('/dashboard/login');
    await expect.poll(() => stored(page)).toEqual(NONE);
    await page.goto('/dashboard/projects');
    await expect(page).toHaveURL('/dashboard/login');
  });

  await test.step('for all tabs, beyond the session of the browser', async () => {
    await remember.setChecked(true);
    await signInByForm(page, t, { password: ADMIN.password });
    await expect(page).toHaveURL('/dashboard/projects');
    expect(await stored(page)).toEqual({ local: TOKEN, session: null });
    await other.goto('/dashboard/login');
    await expect(other).toHaveURL('/dashboard/projects');
  });
});

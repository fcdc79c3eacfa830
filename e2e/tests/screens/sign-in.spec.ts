import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/admin';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('token'),
    session: sessionStorage.getItem('token'),
  }));

const passwordOf = (page: Page) => page.locator('input[autocomplete=current-password]');

async function submit(page: Page, t: Translate, email: string, password: string) {
  await page.getByRole('textbox', { name: t('dashboard.auth.email') }).fill(email);
  await passwordOf(page).fill(password);
  await page.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
}

const projectsTitle = (page: Page, t: Translate) =>
  page.getByRole('heading', { level: 1, name: t('dashboard.projects.title') });

test('every screen asks for the sign-in first and is reached after it', async ({ page, t }) => {
  for (const path of [
    'projects',
    'edit-project/64b000000000000000000000',
    'profile',
    'content/home',
    'content/about',
    'content/contact-join',
    'add-partner',
  ]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page).toHaveURL('/dashboard/login');
  }
  await page.goto('/dashboard/add-project');
  await expect(page).toHaveURL('/dashboard/login');
  await submit(page, t, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL('/dashboard/add-project');
});

test('both fields are needed', { tag: '@anywidth' }, async ({ page, t }) => {
  await page.goto('/dashboard/login');
  await page.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
  await expect(page.getByText(t('dashboard.errors.fillAll'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('dashboard.auth.email') })).toBeFocused();
});

test(
  'a wrong password is answered in the server’s words',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch, language }) => {
    watch.expectProblem(/401.*\/api\/admin\/login/);
    await page.goto('/dashboard/login');
    const answer = page.waitForResponse('**/api/admin/login');
    await submit(page, t, ADMIN.email, 'not-the-password');
    const { message } = (await (await answer).json()) as { message: string };
    expect(message).toMatch(language === 'ar' ? /^[\u0600-\u06ff]/ : /^[A-Z]/);
    await expect(toast(message)).toBeVisible();
    await expect(page).toHaveURL('/dashboard/login');
    await expect.poll(() => stored(page)).toEqual({ local: null, session: null });

    const password = passwordOf(page);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: t('common.showPassword') }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('not-the-password');
  },
);

for (const remember of [true, false]) {
  const where = remember ? 'beyond the browser session' : 'for the browser session only';
  const title = `the sign-in is kept ${where}, until the sign-out`;
  test(title, { tag: '@anywidth' }, async ({ page, t, toast }) => {
    await page.goto('/dashboard/login');
    const checkbox = page.getByRole('checkbox', { name: t('dashboard.auth.remember') });
    await checkbox.setChecked(remember);
    await submit(page, t, ADMIN.email, ADMIN.password);
    await expect(toast(t('dashboard.auth.success'))).toBeVisible();
    await expect(projectsTitle(page, t)).toBeVisible();
    const { local, session } = await stored(page);
    expect(remember ? local : session).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(remember ? session : local).toBeNull();

    await page.goto('/dashboard/login');
    await expect(projectsTitle(page, t)).toBeVisible();

    await page.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
    await expect(page).toHaveURL('/dashboard/login');
    await expect.poll(() => stored(page)).toEqual({ local: null, session: null });
    await page.goto('/dashboard/projects');
    await expect(page).toHaveURL('/dashboard/login');
  });
}

test(
  'a token that the server refuses leads back to the sign-in',
  { tag: '@anywidth' },
  async ({ page, t, watch }) => {
    watch.expectProblem(/401/);
    await page.addInitScript(() => localStorage.setItem('token', 'a.b.c'), undefined);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL('/dashboard/login');
    await expect(page.getByText(t('dashboard.auth.expired'))).toBeVisible();
  },
);

test('the way to a forgotten password is there', { tag: '@anywidth' }, async ({ page, t }) => {
  await page.goto('/dashboard/login');
  await page.getByRole('link', { name: t('dashboard.auth.forget') }).click();
  await expect(page).toHaveURL('/dashboard/login/forget-password');
  await expect(page.getByRole('textbox', { name: t('dashboard.auth.email') })).toBeVisible();
  await page.goto('/dashboard/login/reset-password');
  await page.getByRole('button', { name: t('dashboard.auth.send') }).click();
  await page.getByRole('link', { name: t('dashboard.auth.link.again') }).click();
  await expect(page).toHaveURL('/dashboard/login/forget-password');
});

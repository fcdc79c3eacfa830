import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test("after each navigation the new screen's heading has the focus, and the document its title", async ({
  page,
  t,
  wide,
  language,
}) => {
  const company = language === 'ar' ? 'منجرة' : 'Manjara';
  const arrived = async (key: string) => {
    const name = t(key);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · ${company}`);
  };
  const follow = async (key: string) => {
    if (!wide) await page.getByRole('button', { name: t('dashboard.app.menu') }).click();
    const links = wide ? page : page.getByRole('dialog');
    const all = links.getByRole('navigation', { name: t('dashboard.app.navigation') });
    await all.getByRole('link', { name: t(key), exact: true }).click();
  };
  // Faked, because other tests share the session.
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 204 }));
  await page.goto('/dashboard/profile');
  // After a document load the browser itself announces the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();

  await follow('dashboard.products.title');
  await arrived('dashboard.products.title');
  await follow('dashboard.reviews.title');
  await arrived('dashboard.reviews.title');
  await page.goBack();
  await arrived('dashboard.products.title');
  await page
    .getByRole('link', { name: t('dashboard.products.addTitle') })
    .last()
    .click();
  await arrived('dashboard.products.addTitle');
  await page.getByRole('button', { name: t('dashboard.app.signOut') }).click();
  await arrived('dashboard.auth.title');
  await page.getByRole('link', { name: t('dashboard.auth.forget') }).click();
  await arrived('dashboard.auth.forgetTitle');
});

/** Roles and names of Chromium's accessibility tree, without ignored nodes. */
async function accessibleNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
}

test('a toast above a dialog is announced, seen and closed', async ({
  page,
  request,
  t,
  toast,
  watch,
}) => {
  const isAnnounced = (text: string) =>
    expect
      .poll(() => accessibleNodes(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^alert /), `StaticText ${text}`]));
  const sender = { name: 'Layla', email: 'layla@example.com', phone: '+966 50 123 4567' };
  await request.post('/api/messages', { data: { ...sender, message: 'A door of walnut.' } });
  const choose = async (action: string) => {
    const options = t('dashboard.inbox.options', { name: sender.name });
    await page.getByRole('button', { name: options, exact: true }).click();
    await page.getByRole('menuitem', { name: t(action), exact: true }).click();
  };
  await page.goto('/dashboard/messages');

  await test.step('one that was there before the dialog', async () => {
    const text = t('dashboard.inbox.pinnedNow', { name: 'Layla' });
    await choose('dashboard.inbox.pin');
    await expect(toast(text)).toBeVisible();
    await choose('common.delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isAnnounced(text);
    await page.locator('#toasts').getByRole('button').click();
    await expect(toast(text)).toHaveCount(0);
    await page.getByRole('button', { name: t('common.no'), exact: true }).click();
  });

  await test.step('one that comes while the dialog is open', async () => {
    watch.expectProblem(/401/);
    const text = 'The password is wrong.';
    const refusal = { statusCode: 401, error: 'wrong', message: text };
    await page.route('**/api/messages/**', (route) =>
      route.fulfill({ status: 401, json: { ...refusal, error: 'token_expired' } }),
    );
    await page.route('**/api/admin/login', (route) =>
      route.fulfill({ status: 401, json: refusal }),
    );
    await choose('dashboard.inbox.markRead');
    const dialog = page.getByRole('dialog', { name: t('dashboard.auth.again.title') });
    await dialog.locator('input[autocomplete=current-password]').fill('none of mine');
    await dialog.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
    await isAnnounced(text);
    await dialog.locator('#toasts').getByRole('button').click();
    await expect(toast(text)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

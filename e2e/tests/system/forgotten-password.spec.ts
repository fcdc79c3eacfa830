import type { Page } from '@playwright/test';
import { ADMIN, signInByApi } from '../../support/admin';
import { startMailServer } from '../../support/mail-server';
import { freePort } from '../../support/product';
import { signInByForm } from '../../support/sign-in';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import type { Translate } from '../../support/texts';

const NEW_PASSWORD = 'tenon-and-mortise-31';

/** Asks for a link; the answer is the same for every address. */
async function ask(page: Page, t: Translate, email: string): Promise<void> {
  const send = page.getByRole('button', { name: t('dashboard.auth.send') });
  // The screen of the sign-in, from which one comes, has a field of this name, too.
  await expect(send).toBeVisible();
  await page.getByRole('textbox', { name: t('dashboard.auth.email') }).fill(email);
  await send.click();
  await expect(page.getByText(t('dashboard.auth.sentText'))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

async function choose(page: Page, t: Translate, password: string, confirmation = password) {
  const fields = page.locator('input[autocomplete=new-password]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(confirmation);
  await page.getByRole('button', { name: t('dashboard.auth.send') }).click();
}

test('a forgotten password is set anew with the link of a mail', async ({
  start,
  cleanUp,
  page,
  playwright,
  request,
  t,
  toast,
  watch,
}) => {
  const mailServer = await startMailServer(cleanUp);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const product = await start({
    env: { PORT: port, PUBLIC_URL: url, SMTP_URL: mailServer.url },
  });
  const oldToken = await signInByApi(playwright.request, product.url);
  const profile = (token: string) =>
    request
      .get(`${url}/api/admin/profile`, { headers: { authorization: `Bearer ${token}` } })
      .then((response) => response.status());

  await test.step('the link is asked for', async () => {
    await page.goto(`${url}/dashboard/login`);
    await page.getByRole('link', { name: t('dashboard.auth.forget') }).click();
    await ask(page, t, 'nobody@manjara.example');
    await page.getByRole('button', { name: t('dashboard.auth.sendAgain') }).click();
    await ask(page, t, ADMIN.email);
  });

  const mail = await mailServer.mail(1);
  expect(mail.to?.map(({ address }) => address)).toEqual([ADMIN.email]);
  const link = mail.text?.match(/https?:\S+#token=\S+/)?.[0] ?? '';
  expect(link).toMatch(new RegExp(`^${url}/dashboard/login/reset-password#token=[\\w-]{40,}$`));

  await test.step('the link sets the password', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(`${url}/dashboard/login/reset-password`);
    await choose(page, t, NEW_PASSWORD, `${NEW_PASSWORD}-`);
    await expect(page.getByText(t('dashboard.passwords.differ'))).toBeVisible();
    watch.expectProblem(/400.*\/api\/admin\/reset-password/);
    await choose(page, t, 'password123');
    const fault = page.locator('input[autocomplete=new-password][aria-invalid]');
    await expect(fault).toBeFocused();
    expect(await profile(oldToken)).toBe(200);
    await choose(page, t, NEW_PASSWORD);
    await expect(toast(t('dashboard.auth.resetDone'))).toBeVisible();
    await expect(page).toHaveURL(`${url}/dashboard/login`);
  });

  await test.step('the new password counts, and nothing of the old one', async () => {
    expect(await profile(oldToken)).toBe(401);
    watch.expectProblem(/401.*\/api\/admin\/login/);
    const refused = page.waitForResponse('**/api/admin/login');
    await signInByForm(page, t, { password: ADMIN.password });
    expect((await refused).status()).toBe(401);
    await signInByForm(page, t, { password: NEW_PASSWORD });
    await expect(page).toHaveURL(`${url}/dashboard/projects`);
  });

  await test.step('the link is used up', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await choose(page, t, 'another-password-7');
    await expect(page.getByText(t('dashboard.auth.link.invalid'))).toBeVisible();
    // Whoever is signed in stays so.
    await page.getByRole('link', { name: t('dashboard.auth.backToLogin') }).click();
    await expect(page).toHaveURL(`${url}/dashboard/projects`);
  });
  expect(mailServer.mails).toHaveLength(1);
});

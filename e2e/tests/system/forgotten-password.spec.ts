import type { Page } from '@playwright/test';
import { ADMIN, signInByApi } from '../../support/admin';
import { startMailServer } from '../../support/mail-server';
import { freePort } from '../../support/product';
import { signInByForm } from '../../support/sign-in';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import type { Translate } from '../../support/texts';

const NEW_PASSWORD = 'tenon-and-mortise-31';

async function choose(page: Page, t: Translate, password: string) {
  const fields = page.locator('input[autocomplete=new-password]');
  for (const place of [0, 1]) await fields.nth(place).fill(password);
  await page.getByRole('button', { name: t('dashboard.auth.send') }).click();
}

test(
  'a forgotten password is set anew with the link of a mail',
  { tag: '@long' },
  async ({ start, cleanUp, page, playwright, request, t, toast, watch }) => {
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
      const send = page.getByRole('button', { name: t('dashboard.auth.send') });
      // The sign-in screen has a field with the same name: wait for the next screen.
      await expect(send).toBeVisible();
      await page.getByRole('textbox', { name: t('dashboard.auth.email') }).fill(ADMIN.email);
      await send.click();
      await expect(page.getByText(t('dashboard.auth.sentText'))).toBeVisible();
    });

    const mail = await mailServer.mail(1);
    expect(mail.to?.map(({ address }) => address)).toEqual([ADMIN.email]);
    const link = mail.text?.match(/https?:\S+#token=\S+/)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${url}/dashboard/login/reset-password#token=[\\w-]{40,}$`));

    await test.step('the link sets the password', async () => {
      await page.goto(link);
      await expect(page).toHaveURL(`${url}/dashboard/login/reset-password`);
      expect(await profile(oldToken)).toBe(200);
      await choose(page, t, NEW_PASSWORD);
      await expect(toast(t('dashboard.auth.resetDone'))).toBeVisible();
      await expect(page).toHaveURL(`${url}/dashboard/login`);
    });

    await test.step('the new password counts, and nothing of the old one', async () => {
      expect(await profile(oldToken)).toBe(401);
      await signInByForm(page, t, { password: NEW_PASSWORD });
      await expect(page).toHaveURL(`${url}/dashboard/projects`);
    });

    await test.step('the link is used up', async () => {
      await page.goto('about:blank');
      await page.goto(link);
      watch.expectProblem(/400.*\/api\/admin\/reset-password/);
      await choose(page, t, 'another-password-7');
      await expect(page.getByText(t('dashboard.auth.link.invalid'))).toBeVisible();
    });
    expect(mailServer.mails).toHaveLength(1);
  },
);

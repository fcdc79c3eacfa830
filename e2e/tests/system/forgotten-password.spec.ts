import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ADMIN, signInByApi, signInByForm } from '../../support/admin';
import { type CleanUp, freePort } from '../../support/product';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import type { Translate } from '../../support/texts';

const NEW_PASSWORD = 'tenon-and-mortise-31';

/** Starts a mail server; returns its address, and the mails that it has received. */
async function startMailServer(cleanUp: CleanUp) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

async function choose(page: Page, t: Translate, password: string) {
  const fields = page.locator('input[autocomplete=new-password]');
  for (const place of [0, 1]) await fields.nth(place).fill(password);
  await page.getByRole('button', { name: t('dashboard.auth.send') }).click();
}

test(
  'a forgotten password is replaced with the mailed link',
  { tag: '@long' },
  async ({ start, cleanUp, page, request, t, toast, watch }) => {
    const { url: smtp, mails } = await startMailServer(cleanUp);
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const product = await start({
      env: { PORT: port, PUBLIC_URL: url, SMTP_URL: smtp },
    });
    const oldToken = await signInByApi(request, product.url);
    const profile = (token: string) =>
      request
        .get(`${url}/api/admin/profile`, { headers: { authorization: `Bearer ${token}` } })
        .then((response) => response.status());

    await test.step('the link is requested', async () => {
      await page.goto(`${url}/dashboard/login`);
      await page.getByRole('link', { name: t('dashboard.auth.forget') }).click();
      const send = page.getByRole('button', { name: t('dashboard.auth.send') });
      // The sign-in screen has a field with the same name: wait for the next screen.
      await expect(send).toBeVisible();
      await page.getByRole('textbox', { name: t('dashboard.auth.email') }).fill(ADMIN.email);
      await send.click();
      await expect(page.getByText(t('dashboard.auth.sentText'))).toBeVisible();
    });

    await expect.poll(() => mails, { timeout: 15_000 }).toHaveLength(1);
    const [mail] = mails;
    expect(mail!.to?.map(({ address }) => address)).toEqual([ADMIN.email]);
    const link = mail!.text?.match(/https?:\S+#token=\S+/)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${url}/dashboard/login/reset-password#token=[\\w-]{40,}$`));

    await test.step('the link sets the password', async () => {
      await page.goto(link);
      await expect(page).toHaveURL(`${url}/dashboard/login/reset-password`);
      expect(await profile(oldToken)).toBe(200);
      await choose(page, t, NEW_PASSWORD);
      await expect(toast(t('dashboard.auth.resetDone'))).toBeVisible();
      await expect(page).toHaveURL(`${url}/dashboard/login`);
    });

    await test.step('the new password works; the old one and its sessions do not', async () => {
      expect(await profile(oldToken)).toBe(401);
      await signInByForm(page, t, { password: NEW_PASSWORD });
      await expect(page).toHaveURL(`${url}/dashboard/projects`);
    });

    await test.step('the link cannot be used again', async () => {
      await page.goto('about:blank');
      await page.goto(link);
      watch.expectProblem(/400.*\/api\/admin\/reset-password/);
      await choose(page, t, 'another-password-7');
      await expect(page.getByText(t('dashboard.auth.link.invalid'))).toBeVisible();
    });
    expect(mails).toHaveLength(1);
  },
);

import type { Message } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const typed: Values = {
  firstName: 'Noura',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '+966 50 123 4567',
  message: 'A majlis of walnut, eight metres long.',
};

const form = (page: Page, t: Translate) => page.getByRole('form', { name: t('contact.formLabel') });

const field = (page: Page, t: Translate, name: (typeof FIELDS)[number]) =>
  form(page, t).getByRole('textbox', { name: t(`contact.fields.${name}`) });

async function fill(page: Page, t: Translate, values: Values): Promise<void> {
  for (const name of FIELDS) await field(page, t, name).fill(values[name]);
}

const send = (page: Page, t: Translate) =>
  form(page, t)
    .getByRole('button', { name: t('contact.submit') })
    .click();

async function expectValues(page: Page, t: Translate, values: Values): Promise<void> {
  for (const name of FIELDS) await expect(field(page, t, name)).toHaveValue(values[name]);
}

const empty: Values = { firstName: '', lastName: '', email: '', phone: '', message: '' };

test('an empty field is named, and what was typed stays', async ({ page, t, toast }) => {
  await page.goto('/contact');
  await send(page, t);
  await expect(toast(t('popups.fields'))).toBeVisible();

  await fill(page, t, { ...typed, phone: '' });
  await send(page, t);
  await expect(field(page, t, 'phone')).toBeFocused();
  await expect(field(page, t, 'phone')).toHaveAccessibleDescription(
    t('contact.problems.missing.phone'),
  );
  await expectValues(page, t, { ...typed, phone: '' });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a toast stays for five seconds', { tag: '@anywidth' }, async ({ page, t, toast }) => {
      await page.goto('/contact');
      await send(page, t);
      await expect(toast(t('popups.fields'))).toBeVisible();
      // The library closes a toast when the animation of its bar ends.
      const bar = page.locator('#toasts [role=progressbar]');
      await expect(bar).toHaveCSS('animation-duration', '5s');
    });
  });
}

test.describe('once sent', () => {
  test('the message arrives, the fields clear, the confirmation closes by its button', async ({
    page,
    playwright,
    siteUrl,
    adminToken,
    t,
    toast,
  }, { project }) => {
    const message = `${typed.message} ${project.name} ${Date.now()}`;
    // The clock stands, so that the confirmation does not close by itself.
    await page.clock.install();
    await page.goto('/');
    await fill(page, t, { ...typed, message });
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page, t);
    const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
    await expect(dialog).toBeVisible();
    await dialog
      .getByRole('button', { name: t('contact.done') })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    await page.clock.resume();
    await expect(toast(t('popups.sent'))).toBeVisible();
    await expectValues(page, t, empty);

    const admin = await playwright.request.newContext({
      extraHTTPHeaders: { authorization: `Bearer ${adminToken}` },
    });
    const messages = (await (await admin.get(`${siteUrl}/api/messages`)).json()) as Message[];
    await admin.dispose();
    const { firstName, lastName, email, phone } = typed;
    expect(messages.find((one) => one.message === message)).toMatchObject({
      name: `${firstName} ${lastName}`,
      email,
      phone,
      isRead: false,
    });
  });

  test(
    'the confirmation closes by itself after 2.5 seconds',
    { tag: '@anywidth' },
    async ({ page, t }) => {
      await page.route('**/api/messages', (route) => route.fulfill({ status: 201, json: {} }));
      await page.clock.install();
      await page.goto('/contact');
      await fill(page, t, typed);
      await page.clock.pauseAt(Date.now() + 60_000);
      await send(page, t);
      const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
      await expect(dialog).toBeVisible();
      let shownFor = 0;
      while (shownFor < 5000 && (await dialog.isVisible())) {
        await page.clock.runFor(100);
        shownFor += 100;
      }
      expect(shownFor).toBeGreaterThanOrEqual(2500);
      // The page may be a step or two behind a clock that runs this fast.
      expect(shownFor).toBeLessThanOrEqual(3000);
    },
  );
});

test.describe('when it fails', () => {
  test(
    'the server’s refusal is told and nothing typed is lost',
    { tag: '@anywidth' },
    async ({ page, t, toast, watch }) => {
      watch.expectProblem(/500.*\/api\/messages/);
      await page.route('**/api/messages', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/contact');
      await fill(page, t, typed);
      await send(page, t);
      await expect(toast(t('popups.error'))).toBeVisible();
      await expectValues(page, t, typed);
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );

  test(
    'a lost connection too, and the next try gets through',
    { tag: '@anywidth' },
    async ({ page, t, toast, watch }) => {
      watch.expectProblem(/net::ERR_FAILED.*\/api\/messages/);
      await page.route('**/api/messages', (route) => route.abort(), { times: 1 });
      await page.goto('/contact');
      await fill(page, t, typed);
      await send(page, t);
      await expect(toast(t('popups.error'))).toBeVisible();
      await expectValues(page, t, typed);

      await send(page, t);
      await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    },
  );
});

import { COMPANY, type Message, SOCIAL_NETWORKS } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import {
  CONTACT_FIELDS,
  type ContactField,
  ContactForm,
  type ContactValues,
} from '../../support/contact-form';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const typed: ContactValues = {
  firstName: 'Noura',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '+966 50 123 4567',
  message: 'A majlis of walnut, eight metres long.',
};

const formOf = (page: Page, t: Translate) => new ContactForm(page, t);

const form = (page: Page, t: Translate) => formOf(page, t).form;

const field = (page: Page, t: Translate, name: ContactField) => formOf(page, t).field(name);

const fill = (page: Page, t: Translate, values: ContactValues) => formOf(page, t).fill(values);

const send = (page: Page, t: Translate) => formOf(page, t).send();

async function expectValues(page: Page, t: Translate, values: ContactValues): Promise<void> {
  for (const name of CONTACT_FIELDS) await expect(field(page, t, name)).toHaveValue(values[name]);
}

const empty: ContactValues = { firstName: '', lastName: '', email: '', phone: '', message: '' };

test('below a hero with social links stands a form with its five fields', async ({ page, t }) => {
  await page.goto('/contact');
  const links = page.getByRole('main').getByRole('list', { name: t('pages.social.label') });
  for (const network of SOCIAL_NETWORKS) {
    const link = links.getByRole('link', { name: t(`pages.social.${network}`) });
    await expect(link).toHaveAttribute('href', COMPANY.social[network]);
  }
  await expect(links.getByRole('link')).toHaveCount(SOCIAL_NETWORKS.length);
  await expect(form(page, t).getByRole('textbox')).toHaveCount(CONTACT_FIELDS.length);
  for (const name of CONTACT_FIELDS) await expect(field(page, t, name)).toBeVisible();
  const [hero, fields] = [await links.boundingBox(), await form(page, t).boundingBox()];
  expect(fields!.y).toBeGreaterThan(hero!.y);
});

test('e-mail and telephone have their types and are written from the left', async ({ page, t }) => {
  await page.goto('/contact');
  await expect(field(page, t, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, t, 'phone')).toHaveAttribute('type', 'tel');
  for (const name of ['email', 'phone'] as const) {
    await expect(field(page, t, name)).toHaveCSS('direction', 'ltr');
  }
});

for (const name of CONTACT_FIELDS) {
  test(
    `a message without ${name} is not sent`,
    { tag: '@anywidth' },
    async ({ page, t, toast }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await page.goto('/contact');
      await fill(page, t, { ...typed, [name]: '   ' });
      await send(page, t);
      await expect(toast(t('popups.fields'))).toBeVisible();
      await expect(field(page, t, name)).toBeFocused();
      await expect(field(page, t, name)).toHaveAccessibleDescription(
        new RegExp(`^${t(`contact.problems.missing.${name}`)}`),
      );
      expect(sent).toEqual([]);
    },
  );
}

test(
  'an address that is none is named beside its field',
  { tag: '@anywidth' },
  async ({ page, t, toast }) => {
    await page.goto('/contact');
    await fill(page, t, { ...typed, email: 'noura at example' });
    await send(page, t);
    await expect(field(page, t, 'email')).toBeFocused();
    await expect(field(page, t, 'email')).toHaveAccessibleDescription(
      t('contact.problems.invalid.email'),
    );
    await expect(toast(t('popups.fields'))).toBeHidden();
    await field(page, t, 'email').fill(typed.email);
    await expect(field(page, t, 'email')).not.toHaveAccessibleDescription(
      t('contact.problems.invalid.email'),
    );
  },
);

test('an empty field is named, and what was typed stays', async ({ page, t, toast }) => {
  await page.goto('/contact');
  await send(page, t);
  await expect(toast(t('popups.fields'))).toBeVisible();

  await fill(page, t, { ...typed, phone: '' });
  await send(page, t);
  await expect(field(page, t, 'phone')).toBeFocused();
  await expect(field(page, t, 'phone')).toHaveAccessibleDescription(
    `${t('contact.problems.missing.phone')} ${t('contact.phoneHint')}`,
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

test(
  'while it is being sent a toast says so, and it cannot be sent twice',
  { tag: '@anywidth' },
  async ({ page, t, toast }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route('**/api/messages', async (route) => {
      sent += 1;
      await released;
      await route.fulfill({ status: 201, json: {} });
    });
    await page.goto('/contact');
    await fill(page, t, typed);
    await send(page, t);
    await expect(toast(t('popups.sending'))).toBeVisible();
    await expect(form(page, t).locator('button[type=submit]')).toBeDisabled();
    await expect(form(page, t)).toHaveAttribute('aria-busy', 'true');
    await field(page, t, 'email').press('Enter');
    await expectValues(page, t, typed);
    release();
    await expect(toast(t('popups.sent'))).toBeVisible();
    await expect(toast(t('popups.sending'))).toBeHidden();
    await expect(page.getByText(t('contact.received.title'))).toBeVisible();
    expect(sent).toBe(1);
  },
);

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
    await page.getByRole('button', { name: t('contact.received.another') }).click();
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

test(
  'texts that cannot be had are told, and the form works all the same',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch, localized }) => {
    watch.expectProblem(/500.*\/api\/content/);
    await page.goto('/production');
    await waitForHydration(page);
    await page.route('**/api/content', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('contentinfo').locator('a[href^="/contact"]').last().click();
    await expect(page).toHaveURL(localized('/contact'));
    await expect(toast(t('popups.error'))).toBeVisible();
    const title = page.getByRole('heading', { level: 1, name: t('contactPage.title') });
    await expect(title).toBeVisible();
    await expect(form(page, t).locator('button[type=submit]')).toBeEnabled();
  },
);

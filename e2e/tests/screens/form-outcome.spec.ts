import { COMPANY, whatsappLink } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { ContactForm } from '../../support/contact-form';
import { JoinForm } from '../../support/join-form';
import { pdfFile } from '../../support/pdf';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

/** The two forms of the site, filled in and ready to be sent. */
const FORMS = {
  '/contact': {
    call: '**/api/messages',
    received: 'contact.received',
    fill: async (page: Page, t: Translate) => {
      const form = new ContactForm(page, t);
      await form.fill({
        firstName: 'Noura',
        lastName: 'Al-Harbi',
        email: 'noura@example.com',
        phone: '+966 50 123 4567',
        message: 'Oak.',
      });
      const kept = () => expect(form.field('message')).toHaveValue('Oak.');
      return { form: form.form, send: () => form.send(), kept };
    },
  },
  '/join': {
    call: '**/api/jobs',
    received: 'join.form.received',
    fill: async (page: Page, t: Translate) => {
      const form = new JoinForm(page, t);
      await form.fill();
      await form.cv.setInputFiles(pdfFile('Doors', 'doors.pdf'));
      return { form: form.form, send: () => form.send(), kept: () => form.expectKept('doors.pdf') };
    },
  },
} as const;

const waysOn = (form: Locator) => [
  form.locator(`a[href="${whatsappLink()}"]`),
  form.locator(`a[href="tel:${COMPANY.phone.number}"]`),
];

for (const [path, { call, received, fill }] of Object.entries(FORMS)) {
  test.describe(`the form on ${path}`, { tag: '@anywidth' }, () => {
    test('says that it was not sent until it is, keeps all, and then thanks in its place', async ({
      page,
      t,
      watch,
    }) => {
      watch.expectProblem(/500/);
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await page.goto(path);
      const { form, send, kept } = await fill(page, t);
      await page.clock.install();
      await send();
      await expect(form.getByText(t('contact.failed'))).toBeVisible();
      // The toast has gone long since.
      await page.clock.runFor(60_000);
      await expect(form.getByText(t('contact.failed'))).toBeVisible();
      for (const way of waysOn(form)) await expect(way).toBeVisible();
      await kept();

      await page.route(call, (route) => route.fulfill({ status: 201, json: {} }));
      await send();
      const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
      await dialog.locator('footer').getByRole('button').click();
      await expect(page.getByText(t(`${received}.title`))).toBeVisible();
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: t(`${received}.another`) }).click();
      await expect(form.getByRole('textbox').first()).toBeFocused();
      await expect(form.getByRole('textbox').first()).toHaveValue('');
      await expect(form.getByText(t('contact.failed'))).toHaveCount(0);
    });
  });
}

test(
  'only its button takes the confirmation of an application away',
  { tag: '@anywidth' },
  async ({ page, t }) => {
    await page.route('**/api/jobs', (route) => route.fulfill({ status: 201, json: {} }));
    await page.goto('/join');
    const { send } = await FORMS['/join'].fill(page, t);
    await send();
    const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
    await expect(dialog.getByRole('button')).toHaveCount(1);
    // A browser takes a dialog away by itself when Escape is pressed twice in a row.
    for (const _press of [1, 2, 3]) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('join.form.received.title'))).toBeVisible();
  },
);

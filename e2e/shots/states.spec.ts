import type { Page } from '@playwright/test';
import { PUBLIC } from '../support/screens';
import { test } from './camera';

const FORMS = /\/api\/(messages|jobs)$/;

const submit = (page: Page) => page.locator('main form button[type=submit]').last().click();

async function fillContact(page: Page) {
  const values = {
    firstName: 'Sara',
    lastName: 'Alharbi',
    message: 'A door for a majlis, 3 by 4 m.',
    email: 'sara@example.com',
    phone: '+966 55 123 4567',
  };
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
}

for (const [name, path] of [
  ['contact-faults', PUBLIC.contact],
  ['join-faults', PUBLIC.join],
] as const) {
  test(name, async ({ page, localized, shoot }) => {
    await page.goto(localized(path));
    await submit(page);
    await page.locator('#toasts [role=alert]').waitFor();
    await shoot();
  });
}

test('contact-sending', async ({ page, localized, shoot }) => {
  await page.route(FORMS, () => {});
  await page.goto(localized(PUBLIC.contact));
  await fillContact(page);
  await submit(page);
  await page.locator('#toasts [role=alert]').waitFor();
  await shoot({ whole: false, toasts: true });
});

test('contact-refused', async ({ page, localized, shoot }) => {
  await page.route(FORMS, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(localized(PUBLIC.contact));
  await fillContact(page);
  await submit(page);
  await page.locator('#toasts .Toastify__toast--error').waitFor();
  await shoot({ whole: false, toasts: true });
});

test('contact-sent', async ({ page, localized, shoot }) => {
  await page.route(FORMS, (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto(localized(PUBLIC.contact));
  // The confirmation must not close by itself.
  await page.clock.install();
  await fillContact(page);
  await submit(page);
  await page.locator('dialog[open]').waitFor();
  await shoot({ whole: false });
});

test('offline-page', async ({ page, context, localized, shoot }) => {
  await page.goto(localized(PUBLIC.contact));
  await context.setOffline(true);
  await page.locator('footer a[href^="/about"]').last().click();
  await page.locator('main [role=alert]').waitFor();
  await shoot();
});

test('projects-failed', async ({ page, localized, shoot }) => {
  await page.route(/\/api\/projects\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(localized(PUBLIC.contact));
  await page.locator('footer a[href^="/projects"]').last().click();
  await page.locator('main [role=alert]').waitFor();
  await shoot();
});

test('page-static', async ({ page, localized, shoot }) => {
  // The public remote's code cannot be loaded: the page stays as the server sent it.
  await page.route(/\/_releases\/public\/.*\.js/, (route) => route.abort());
  await page.goto(localized(PUBLIC.about), { waitUntil: 'load' });
  await shoot();
});

import type { Page } from '@playwright/test';
import { DASHBOARD, SIGNED_OUT } from '../support/screens';
import { test } from './camera';

const screen = (page: Page) => page.locator('#screen h1').waitFor();

for (const [name, path] of Object.entries(SIGNED_OUT)) {
  test(`dashboard-${name}`, async ({ page, shoot }) => {
    await page.goto(path);
    await shoot();
  });
}

test.describe('signed in', () => {
  test.use({ signedIn: true });

  for (const [name, path] of Object.entries(DASHBOARD)) {
    test(`dashboard-${name}`, async ({ page, shoot }) => {
      await page.goto(path);
      await screen(page);
      await shoot();
    });
  }

  test('dashboard-menu', { tag: '@narrow' }, async ({ page, shoot }) => {
    await page.goto(DASHBOARD.profile!);
    await screen(page);
    await page.locator('nav button[aria-haspopup=dialog]').click();
    await page.locator('dialog[open]').waitFor();
    await shoot({ whole: false });
  });
});

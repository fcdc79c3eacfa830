import { waitForHydration } from '../support/page';
import { DASHBOARD, PUBLIC, SIGNED_OUT } from '../support/screens';
import { expect, test } from '../support/test';

const { SMOKE_REMOTE, SMOKE_VERSION } = process.env;

test('the shell shows the release', async ({ request }) => {
  // If this fails, the shell's log has the reason.
  const health = async () => (await request.get('/_health')).json() as Promise<unknown>;
  await expect.poll(health).toMatchObject({ remotes: { [SMOKE_REMOTE!]: SMOKE_VERSION } });
});

if (SMOKE_REMOTE === 'public') {
  for (const path of Object.values(PUBLIC)) {
    test(path, async ({ page, localized }) => {
      expect((await page.goto(localized(path)))?.status()).toBe(200);
      await waitForHydration(page);
    });
  }

  test('a link to a page whose code is loaded then', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[href^="/contact"]').first().click();
    await page.waitForURL('**/contact*');
    await expect(page.locator('h1')).toBeVisible();
  });
}

if (SMOKE_REMOTE === 'dashboard') {
  for (const path of Object.values(SIGNED_OUT)) {
    test(path, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test.describe('signed in', () => {
    test.use({ signedIn: true });
    for (const path of Object.values(DASHBOARD)) {
      test(path, async ({ page }) => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.locator('#screen h1')).toBeVisible();
      });
    }
  });
}

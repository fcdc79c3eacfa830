import { tryInLiveShell } from './try-in-live-shell';
import { DASHBOARD, PUBLIC, SIGNED_OUT } from '../support/screens';
import { expect, memory, test as base } from '../support/test';

const { SMOKE_REMOTE = '', SMOKE_VERSION = '', SMOKE_FOLDER = '', SMOKE_SITE } = process.env;

/** Pages come from the live site; the session from this checkout's API. */
const test = base.extend({
  baseURL: SMOKE_SITE,
  storageState: async ({ language, signedIn, adminToken }, use) =>
    use(memory(SMOKE_SITE!, language, signedIn ? adminToken : null)),
});

if (SMOKE_SITE) {
  test.beforeEach(({ context, siteUrl }) =>
    tryInLiveShell(context, {
      site: SMOKE_SITE,
      remote: SMOKE_REMOTE,
      version: SMOKE_VERSION,
      folder: SMOKE_FOLDER,
      api: SMOKE_REMOTE === 'dashboard' ? siteUrl : undefined,
    }),
  );

  // A screen may start polling while its test ends.
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

  if (SMOKE_REMOTE === 'public') {
    for (const path of Object.values(PUBLIC)) {
      test(`the live shell shows ${path}`, async ({ page, localized, t }) => {
        const title = page.locator('h1');
        // HTML rendered by the live release would not hydrate; the sign-in page contains none of
        // it.
        await page.goto('/dashboard/login');
        const signIn = await title.textContent();
        await page.evaluate((address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, localized(path));
        await expect(title).not.toHaveText(signIn!);
        for (const state of ['errorTitle', 'unavailableTitle', 'offlineTitle'] as const) {
          await expect(title).not.toHaveText(t(`shell.states.${state}`));
        }
      });
    }
  }

  if (SMOKE_REMOTE === 'dashboard') {
    for (const path of Object.values(SIGNED_OUT)) {
      test(`the live shell shows ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
      });
    }

    test.describe('signed in', () => {
      test.use({ signedIn: true });
      for (const path of Object.values(DASHBOARD)) {
        test(`the live shell shows ${path}`, async ({ page }) => {
          await page.goto(path);
          await expect(page.locator('#screen h1')).toBeVisible();
        });
      }
    });
  }
}

import { DASHBOARD_STATES } from '../support/dashboard-states';
import { PUBLIC_STATES } from '../support/public-states';
import { PUBLIC } from '../support/screens';
import { openState, type State } from '../support/states';
import { test } from './camera';

function shootAll(states: Record<string, State>): void {
  for (const [name, state] of Object.entries(states)) {
    test(name, async ({ page, t, shoot }) => {
      await openState(state, page, t);
      await shoot({ whole: false, toasts: true });
    });
  }
}

shootAll(PUBLIC_STATES);

test.describe('dashboard', () => {
  test.use({ signedIn: true });
  shootAll(DASHBOARD_STATES);
});

test('a page that stays as the server sent it', async ({ page, localized, shoot }) => {
  await page.route(/\/_releases\/public\/.*\.js/, (route) => route.abort());
  await page.goto(localized(PUBLIC.about), { waitUntil: 'load' });
  await shoot();
});

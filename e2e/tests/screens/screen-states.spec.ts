import { expectFits, expectSound } from '../../support/accessibility';
import { DASHBOARD_STATES } from '../../support/dashboard-states';
import { PUBLIC_STATES } from '../../support/public-states';
import { DASHBOARD } from '../../support/screens';
import { openState, type State } from '../../support/states';
import { test } from '../../support/test';

// Without fade-ins.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

function testAll(states: Record<string, State>): void {
  for (const [name, state] of Object.entries(states)) {
    test(`${name}: accessible, and fits`, { tag: state.tag ?? [] }, async ({ page, t, watch }) => {
      if (state.problem) watch.expectProblem(state.problem);
      await openState(state, page, t);
      await expectSound(page);
    });
    test(`${name}: fits on a tablet`, { tag: ['@long', '@narrow'] }, async ({ page, t, watch }) => {
      if (state.problem) watch.expectProblem(state.problem);
      await openState(state, page, t);
      await expectFits(page);
    });
  }
}

test.describe('public', () => testAll(PUBLIC_STATES));

test.describe('dashboard', () => {
  test.use({ signedIn: true });
  testAll(DASHBOARD_STATES);

  test('the menu of a phone: accessible', { tag: '@narrow' }, async ({ page, t }) => {
    await page.goto(DASHBOARD.projects!);
    await page.getByRole('button', { name: t('dashboard.app.menu') }).click();
    await expectSound(page);
  });
});

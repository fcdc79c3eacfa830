import { waitForHydration } from '../../support/hydration';
import { emptyInbox, InboxScreen, sendTo } from '../../support/inbox-screen';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test(
  'a failure to load goes when the screen has loaded after all',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/500/);
    const fail = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 500, body: '' }));

    await test.step('in the dashboard', async () => {
      await fail('**/api/content');
      await page.goto('/dashboard/content/contact-join');
      // A toast under the pointer stays by itself.
      await toast(t('dashboard.contactJoin.loadFailed')).hover();
      await page.unroute('**/api/content');
      await page.getByRole('button', { name: t('common.retry') }).press('Enter');
      await expect(page.getByRole('button', { name: t('common.save') })).toBeVisible();
      await expect(toast(t('dashboard.contactJoin.loadFailed'))).toHaveCount(0);
    });

    await test.step('on the site', async () => {
      await page.clock.install();
      await fail('**/api/content/about');
      await page.goto('/production');
      await waitForHydration(page);
      await page.getByRole('contentinfo').locator('a[href^="/about"]').click();
      await toast(t('popups.fetch')).hover();
      await page.unroute('**/api/content/about');
      await page.clock.fastForward('00:11');
      await expect(toast(t('popups.fetch'))).toHaveCount(0);
    });
  },
);

test(
  'what is said last about a message is all that is said about it',
  { tag: '@anywidth' },
  async ({ page, request, adminToken, t, toast, watch }) => {
    watch.expectProblem(/500/);
    await emptyInbox(request, 'messages', adminToken);
    await sendTo(request, 'messages', { name: 'Noura' });
    const screen = new InboxScreen(page, t, 'messages');
    await screen.open();
    await page.route('**/api/messages/read-message/*', (route) => route.fulfill({ status: 500 }));
    await screen.choose('Noura', 'dashboard.inbox.markRead');
    await expect(toast(screen.text('readFailed'))).toBeVisible();
    await page.unroute('**/api/messages/read-message/*');
    await screen.choose('Noura', 'dashboard.inbox.markRead');
    await expect(toast(screen.text('read'))).toBeVisible();
    const toasts = page.locator('#toasts').getByRole('alert');
    expect(await toasts.count()).toBe(1);
    await screen.choose('Noura', 'dashboard.inbox.pin');
    await expect(toasts).toHaveCount(1);
    await expect(toast(t('dashboard.inbox.pinnedNow', { name: 'Noura' }))).toBeVisible();
  },
);

import type { Box, JobApplication } from '@manjara/contracts';
import { ContentScreen } from '../../support/content-screens';
import { DashboardFrame } from '../../support/dashboard-frame';
import { InboxScreen } from '../../support/inbox-screen';
import { expectFocusInSight, tabTo } from '../../support/keyboard';
import { expect, test } from '../../support/test';

test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('the document keeps a title while the code of a screen is on its way', async ({
  page,
  wide,
  t,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dash-contact-join.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/profile');
  const brand = t('common.brand');
  await expect(page).toHaveTitle(`${t('dashboard.profile.title')} · ${brand}`);
  await new DashboardFrame(page, t, wide).go('content/contact-join');
  await expect(page).toHaveTitle(brand);
  release();
  await expect(page).toHaveTitle(`${t('dashboard.contactJoin.title')} · ${brand}`);
});

test(
  'cards, their menus and questions are worked by the keyboard alone',
  { tag: '@layout' },
  async ({ page, t, toast }) => {
    const jobs: JobApplication[] = ['Salem', 'Huda'].map((name, index) => ({
      _id: String(index),
      name,
      email: 'visitor@example.com',
      isRead: false,
      createdAt: '2026-01-31T12:00:00.000Z',
      job: 'Doors',
      message: 'oak '.repeat(100),
      cv: '/api/jobs/0/cv?expires=0',
    }));
    await page.route('**/api/jobs', (route) => route.fulfill({ json: jobs }));
    const screen = new InboxScreen(page, t, 'jobs');
    const options = (name: string) =>
      page.getByRole('button', { name: t('dashboard.inbox.options', { name }), exact: true });
    const item = (key: string) => screen.menu.getByRole('menuitem', { name: t(key), exact: true });
    await screen.open();
    await expect(screen.cards).toHaveCount(2);

    await tabTo(options('Huda'), { limit: 120 });
    await page.keyboard.press('Enter');
    await expect(item('dashboard.inbox.pin')).toBeFocused();
    await expectFocusInSight(page);
    await page.keyboard.press('Enter');
    await expect(toast(t('dashboard.inbox.pinnedNow', { name: 'Huda' }))).toBeVisible();
    await expect.poll(screen.names).toEqual(['Huda', 'Salem']);

    await tabTo(
      screen.card('Huda').getByRole('link', { name: new RegExp(t('dashboard.inbox.showCv')) }),
    );
    await tabTo(options('Salem'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(item('common.delete')).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectFocusInSight(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(options('Salem')).toBeFocused();
  },
);

test(
  'the menu of a phone is worked by the keyboard alone',
  { tag: '@narrow' },
  async ({ page, t }) => {
    await page.goto('/dashboard/profile');
    const menu = page.getByRole('button', { name: t('dashboard.shell.menu') });
    const drawer = page.getByRole('dialog', { name: t('dashboard.shell.menu') });
    await tabTo(menu, { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(drawer.getByRole('link', { name: t('dashboard.reviews.title') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/reviews');
    await expect(drawer).toBeHidden();
  },
);

test('cards fade in for 1300 ms, each 250 ms after the one before, or not at all', async ({
  page,
  t,
}) => {
  const boxes: Box[] = Array.from({ length: 9 }, (_, index) => ({
    _id: `box-${index}`,
    boxTitle: `Point ${index}`,
    arBoxTitle: `نقطة ${index}`,
    boxText: 'Text',
    arBoxText: 'نص',
  }));
  await page.route('**/api/content/boxes', (route) => route.fulfill({ json: boxes }));
  const cards = new ContentScreen(page, t).cards('dashboard.homeContent.boxes');
  const timings = () =>
    cards.evaluateAll((elements) =>
      elements.flatMap((element) =>
        element.getAnimations().map((animation) => {
          const { delay, duration } = animation.effect!.getTiming();
          return [delay, duration];
        }),
      ),
    );
  await page.goto('/dashboard/content/home');
  await expect(cards).toHaveCount(7);
  expect(await timings()).toEqual([]);
  await expect(cards.last()).toHaveCSS('opacity', '1');

  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(cards).toHaveCount(7);
  expect(await timings()).toEqual(Array.from({ length: 7 }, (_, place) => [place * 250, 1300]));
  await expect(cards.last()).toHaveCSS('opacity', '0');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(cards.last()).toHaveCSS('opacity', '1');
});

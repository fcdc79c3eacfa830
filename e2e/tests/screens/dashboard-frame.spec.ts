import type { JobApplication, Message } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { DashboardFrame } from '../../support/dashboard-frame';
import { expectFocusInSight, tabTo, walkThrough } from '../../support/keyboard';
import { InboxScreen } from '../../support/inbox-screen';
import { DASHBOARD } from '../../support/screens';
import { expect, test } from '../../support/test';

test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const SENT = { email: 'visitor@example.com', isRead: false, createdAt: '2026-01-31T12:00:00.000Z' };
const message: Message = { ...SENT, _id: '1', name: 'Noura', phone: '+966 50', message: 'Oak.' };
const jobs: JobApplication[] = ['Salem', 'Huda'].map((name, index) => ({
  ...SENT,
  _id: String(index),
  name,
  job: 'Doors',
  message: 'oak '.repeat(100),
  cv: '/api/jobs/0/cv?expires=0',
}));

/** Answers the inboxes: the product that all tests read has none. */
async function serveInboxes(page: Page): Promise<void> {
  await page.route('**/api/messages', (route) => route.fulfill({ json: [message] }));
  await page.route('**/api/jobs', (route) => route.fulfill({ json: jobs }));
}

test(
  'the header has a search box that nobody sees and four notifications, without effect',
  { tag: '@eachwidth' },
  async ({ page, t }) => {
    const title = t('dashboard.shell.notifications.title');
    const header = page.getByRole('group', { name: t('dashboard.shell.header') });
    const panel = page.getByRole('region', { name: title, exact: true });
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('textbox', { name: t('dashboard.profile.name') })).toBeVisible();
    await expect(header.locator('input[type=search]')).toHaveCount(1);
    await expect(header.locator('input[type=search]')).toBeHidden();
    await expect(panel).toBeHidden();

    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(request.url());
    });
    await header.getByRole('button', { name: title }).click();
    await expect(panel.getByRole('listitem')).toHaveText(
      ['first', 'second', 'third', 'fourth'].map((key) =>
        t(`dashboard.shell.notifications.${key}`),
      ),
    );
    for (const notification of await panel.getByRole('listitem').all()) await notification.click();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(page).toHaveURL('/dashboard/profile');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(changes).toEqual([]);
  },
);

test(
  'the document keeps a title while the code of a screen is on its way',
  { tag: '@anywidth' },
  async ({ page, wide, t }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/dash-contact-join.*.js', async (route) => {
      await held;
      await route.continue();
    });
    const screenTitle = (key: string) => `${t(key)} · ${t('common.brand')}`;
    await page.goto('/dashboard/profile');
    await expect(page).toHaveTitle(screenTitle('dashboard.profile.title'));
    await new DashboardFrame(page, t, wide).go('content/contact-join');
    await expect(page).toHaveTitle(t('common.brand'));
    letGo();
    await expect(page).toHaveTitle(screenTitle('dashboard.contactJoin.title'));
  },
);

for (const path of Object.values(DASHBOARD)) {
  test(
    `the keyboard leads through ${path}, and the focus is always in sight`,
    { tag: '@eachwidth' },
    async ({ page }) => {
      await serveInboxes(page);
      await page.goto(path);
      await expect(page.locator('#screen h1')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await walkThrough(page)).toBeGreaterThan(10);
    },
  );
}

test(
  'cards, their menus and questions are worked by the keyboard alone',
  { tag: '@eachwidth' },
  async ({ page, t, toast }) => {
    await serveInboxes(page);
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

import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../../support/accessibility';
import { chooseFiles } from '../../support/choose';
import { ContentScreen } from '../../support/content-screens';
import { DashboardFrame } from '../../support/dashboard-frame';
import { NOT_A_PICTURE } from '../../support/pictures';
import { DASHBOARD, SIGNED_OUT } from '../../support/screens';
import { expect, test } from '../../support/test';

// Screens are judged at rest, not while they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LISTS = [
  ['projects', 'projects', 'none', 'listFailed'],
  ['products', 'products', 'none', 'listFailed'],
  ['reviews', 'reviews', 'none', 'listFailed'],
  ['add-partner', 'partners', 'none', 'listFailed'],
  ['content/home', 'homeContent', 'noBoxes', 'boxesFailed'],
  ['content/about', 'aboutContent', 'noValues', 'valuesFailed'],
] as const;

/** What the lists of the dashboard ask for, and no single entity. */
const LIST_CALLS =
  /\/api\/(projects|products|reviews|partners|content\/(boxes|values|questions))(\?|$)/;

const send = (page: Page) => page.locator('form button[type=submit]').first().click();
const refused = (page: Page) => page.locator('[aria-invalid=true]').first();

test('what the sign-in screens refuse is accessible and fits', async ({ page, wide, t }) => {
  await page.goto(SIGNED_OUT.login!);
  await send(page);
  await expect(page.getByText(t('dashboard.errors.fillAll'))).toBeVisible();
  await expectSound(page, wide);

  await page.getByRole('link', { name: t('dashboard.auth.forget') }).click();
  await expect(page).toHaveURL(SIGNED_OUT['forget-password']!);
  await expect(page.getByRole('button', { name: t('dashboard.auth.send') })).toBeVisible();
  await send(page);
  await expect(refused(page)).toBeVisible();
  await expectSound(page, wide);

  await page.goto(SIGNED_OUT['reset-password-by-mail']!);
  await send(page);
  await expect(refused(page)).toBeVisible();
  await expectSound(page, wide);
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('what opens over the home texts is accessible, and so are their faults', async ({
    page,
    wide,
    t,
  }) => {
    const screen = new ContentScreen(page, t);
    await page.goto('/dashboard/content/home');
    await expect(screen.button('common.save')).toBeVisible();
    await expect(screen.cards('dashboard.homeContent.boxes').first()).toBeVisible();

    await test.step('the tip with the formats', async () => {
      await page
        .getByRole('button', { name: t('dashboard.pictures.formatsLabel') })
        .first()
        .focus();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });

    await test.step('the notifications', async () => {
      const { bell, panel } = notifications(page, t('dashboard.shell.notifications.title'));
      await bell.click();
      await expect(panel).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });

    await test.step('the question before a box is deleted', async () => {
      const box = screen.cards('dashboard.homeContent.boxes').first();
      await box.getByRole('button').click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await expectSound(page, wide);
      await question.getByRole('button', { name: t('common.no'), exact: true }).click();
    });

    await test.step('a box without its texts', async () => {
      await screen.button('dashboard.homeContent.addBox').click();
      await expect(refused(page)).toBeVisible();
      await expectSound(page, wide);
    });

    await test.step('a file that is no picture, and a text that is too long', async () => {
      const label = t('dashboard.homeContent.heroImage');
      await screen.remove(label).click();
      await chooseFiles(screen.choose(label), NOT_A_PICTURE);
      await expect(screen.slot(label).getByRole('alert')).not.toBeEmpty();
      const hero = screen.part('dashboard.homeContent.hero');
      await screen.field('dashboard.homeContent.mainText', 'inEnglish', hero).fill('o'.repeat(900));
      await screen.button('common.save').click();
      await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
      await expectSound(page, wide);
    });

    await test.step('the question before changes are left', async () => {
      await new DashboardFrame(page, t, wide).go('content/about');
      await expect(
        page.getByRole('alertdialog', { name: t('dashboard.forms.unsaved.title') }),
      ).toBeVisible();
      await expectSound(page, wide);
    });
  });

  test('the faults of profile, contact and join are accessible and fit', async ({
    page,
    wide,
    t,
  }) => {
    await page.goto('/dashboard/profile');
    await page.getByLabel(t('dashboard.passwords.new'), { exact: true }).fill('short');
    await page.getByRole('button', { name: t('dashboard.profile.save') }).click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    await expectSound(page, wide);

    const frame = new DashboardFrame(page, t, wide);
    await frame.go('content/contact-join');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('dashboard.forms.unsaved.leave') })
      .click();
    const screen = new ContentScreen(page, t);
    await screen.field('dashboard.contactJoin.fields.subText', 'inEnglish').fill('o'.repeat(900));
    await screen.button('common.save').click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    await expectSound(page, wide);
  });

  for (const [what, answer] of [
    ['are empty', { status: 200, json: [], headers: { 'x-total-count': '0' } }],
    ['cannot be had', { status: 500, json: {} }],
  ] as const) {
    test(`lists that ${what} are accessible and fit`, async ({ page, wide, t, watch }) => {
      if (answer.status === 500) watch.expectProblem(/500|could not be loaded/);
      await page.route(LIST_CALLS, (route) => route.fulfill(answer));
      const frame = new DashboardFrame(page, t, wide);
      await page.goto('/dashboard/no-such-screen');
      await expect(page.getByText(t('dashboard.shell.notFound.text'))).toBeVisible();
      if (answer.status === 200) await expectSound(page, wide);
      for (const [path, of, none, failed] of LISTS) {
        await frame.go(path);
        const text = t(`dashboard.${of}.${answer.status === 200 ? none : failed}`);
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
        await expectSound(page, wide);
      }
    });
  }

  test('contents that cannot be had are accessible and fit', async ({ page, wide, t, watch }) => {
    watch.expectProblem(/500|404|could not be loaded/);
    await page.route(/\/api\/(content(\/(home|about))?|messages|jobs)$/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    const frame = new DashboardFrame(page, t, wide);
    await page.goto(`/dashboard/edit-review/${'0'.repeat(24)}`);
    const retry = page.locator('#screen').getByRole('button', { name: t('common.retry') });
    await expect(retry).toBeVisible();
    await expectSound(page, wide);
    for (const path of ['content/home', 'content/about', 'content/contact-join', 'jobs'] as const) {
      await frame.go(path);
      await expect(page).toHaveURL(`/dashboard/${path}`);
      await expect(retry.first()).toBeVisible();
      await expectSound(page, wide);
    }
  });

  test("a person's data and its questions are accessible and fit", async ({ page, wide, t }) => {
    // Answered here: the product that all tests read stays as it is.
    const time = '2026-01-31T12:00:00.000Z';
    const kind = (count: number) => ({ count, oldest: time, newest: time });
    const held = { messages: kind(3), jobs: kind(1) };
    await page.route('**/api/personal-data/search', (route) => route.fulfill({ json: held }));
    await page.goto(DASHBOARD['personal-data']!);
    const text = (key: string) => t(`dashboard.personalData.${key}`);
    await expect(page.getByLabel(text('messages.keep'))).toBeVisible();
    await page.getByRole('button', { name: text('find') }).click();
    await expect(refused(page)).toBeVisible();
    await expectSound(page, wide);

    const address = 'a.person.with-a-very-long-name@a-domain-that-is-long.example.com';
    await page.getByLabel(text('email')).fill(address);
    await page.getByRole('button', { name: text('find') }).click();
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expectSound(page, wide);
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: text('erase') }).click();
    await expect(question).toBeVisible();
    await expectSound(page, wide);
    await page.keyboard.press('Escape');

    await page.getByLabel(text('messages.keep')).selectOption('3');
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(question).toBeVisible();
    await expectSound(page, wide);
  });

  test('a search without a match, and a date with its tip, are accessible', async ({
    page,
    wide,
    t,
  }) => {
    // From the first screen on: the dashboard keeps what it read of the inboxes.
    const sent = { name: 'Noura', email: 'noura@example.com', phone: '+966', message: 'Oak.' };
    const message = { _id: '1', ...sent, isRead: false, createdAt: '2026-01-31T12:00:00.000Z' };
    await page.route('**/api/messages', (route) => route.fulfill({ json: [message] }));
    for (const of of ['projects', 'products', 'reviews'] as const) {
      await page.goto(`/dashboard/${of}?search=zzzz`);
      await expect(page.getByText(t(`dashboard.${of}.noMatch`), { exact: true })).toBeVisible();
      await expectSound(page, wide);
    }
    await page.goto('/dashboard/messages');
    await page
      .getByRole('article')
      .getByRole('button')
      .filter({ has: page.locator('time') })
      .focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible(page);
  });
});

function notifications(page: Page, title: string): { bell: Locator; panel: Locator } {
  return {
    bell: page.getByRole('button', { name: title, exact: true }),
    panel: page.getByRole('region', { name: title, exact: true }),
  };
}

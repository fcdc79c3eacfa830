import { expectAccessible, expectSound } from '../../support/accessibility';
import { signInPage } from '../../support/admin';
import { APPLIED_FOR, emptyInbox, INBOXES, InboxScreen, sendTo } from '../../support/inbox-screen';
import { expectPosition, position } from '../../support/scroll';
import { expect, test } from '../../support/test';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const PINS = { messages: 'pinnedMessages', jobs: 'pinnedJobs' } as const;

for (const inbox of INBOXES) {
  test.describe(inbox, () => {
    test.beforeEach(({ request, adminToken }) => emptyInbox(request, inbox, adminToken));

    test(
      `${inbox} are read, pinned and deleted`,
      { tag: '@eachwidth' },
      async ({ page, request, t, number, toast, language }) => {
        const screen = new InboxScreen(page, t, inbox);
        for (const name of ['Noura', 'سالم', 'Huda']) await sendTo(request, inbox, { name });

        await test.step('cards, newest first, and the unread count', async () => {
          await screen.open();
          await expect(screen.heading(number(3))).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(`^${screen.text('title')} \\(${number(3)}\\)`));
          expect(await screen.names()).toEqual(['Huda', 'سالم', 'Noura']);
          const card = screen.card('Huda');
          await expect(card.getByRole('link', { name: 'visitor@example.com' })).toHaveAttribute(
            'href',
            /^mailto:visitor@example\.com\?subject=/,
          );
          await expect(card).toContainText('A door of walnut, please.');
          if (inbox === 'messages') {
            await expect(card.getByRole('link', { name: '+966 50 123 4567' })).toHaveAttribute(
              'href',
              'tel:+966501234567',
            );
          } else {
            await expect(card).toContainText(APPLIED_FOR[language]);
          }
          const date = await card.getByRole('time').innerText();
          expect(date).toMatch(language === 'ar' ? /^[٠-٩/\u200f]+$/ : /^\d+\/\d+\/\d{4}$/);
          await card.getByRole('button', { name: date }).focus();
          await expect(card.getByRole('tooltip')).toContainText(date);
          const picture = card.locator('img[data-choice]');
          await expect
            .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
            .toBeGreaterThan(0);
        });

        await test.step('read and unread', async () => {
          await screen.choose('Huda', 'dashboard.inbox.markRead');
          await expect(toast(screen.text('read')).first()).toBeVisible();
          await expect(screen.heading(number(2))).toBeVisible();
          await page.reload();
          await expect(screen.heading(number(2))).toBeVisible();
          await screen.choose('Huda', 'dashboard.inbox.markUnread');
          await expect(toast(screen.text('read')).first()).toBeVisible();
          await expect(screen.heading(number(3))).toBeVisible();
        });

        await test.step('pin, which lasts in this browser', async () => {
          await screen.choose('Noura', 'dashboard.inbox.pin');
          await expect.poll(screen.names).toEqual(['Noura', 'Huda', 'سالم']);
          await page.reload();
          await expect.poll(screen.names).toEqual(['Noura', 'Huda', 'سالم']);
          await screen.choose('سالم', 'dashboard.inbox.pin');
          await screen.choose('Noura', 'dashboard.inbox.unpin');
          await expect.poll(screen.names).toEqual(['سالم', 'Huda', 'Noura']);
        });

        await test.step('delete, with its question and its pin', async () => {
          await screen.choose('سالم', 'common.delete');
          const dialog = page.getByRole('alertdialog', { name: screen.text('deleteTitle') });
          await expect(dialog).toContainText(screen.text('deleteQuestion'));
          await dialog.getByRole('button', { name: t('common.no'), exact: true }).click();
          await expect(dialog).toBeHidden();
          await expect(screen.card('سالم')).toBeVisible();
          await screen.choose('سالم', 'common.delete');
          await dialog.getByRole('button', { name: t('common.yes'), exact: true }).click();
          await expectDeleted(page, t, screen.text('deleted'), 'سالم');
          await expect.poll(screen.names).toEqual(['Huda', 'Noura']);
          const pins = () => page.evaluate((key) => localStorage.getItem(key), PINS[inbox]);
          await expect.poll(pins).toBe('[]');
        });
      },
    );

    test(
      `new ${inbox} appear by themselves, in the list and in the badges`,
      { tag: '@eachwidth' },
      async ({ page, request, t, number, wide }) => {
        const screen = new InboxScreen(page, t, inbox);
        await page.clock.install();
        await screen.open();
        await expect(page.getByText(screen.text('noneText'))).toBeVisible();
        await sendTo(request, inbox, { name: 'Noura' });
        await page.clock.fastForward('00:20');
        await expect(screen.card('Noura')).toBeVisible();
        await expect(screen.heading(number(1))).toBeVisible();
        if (wide) {
          const links = page.getByRole('navigation', { name: t('dashboard.shell.navigation') });
          const link = links.locator(`a[href="/dashboard/${inbox}"]`);
          await expect(link).toContainText(number(1));
        }
      },
    );

    test(
      `what was seen of the ${inbox} is there at once, and gone after the sign-out`,
      { tag: '@anywidth' },
      async ({ page, request, playwright, siteUrl, t }) => {
        // A session of its own, since it is ended.
        await signInPage(page, playwright.request, siteUrl);
        const screen = new InboxScreen(page, t, inbox);
        await sendTo(request, inbox, { name: 'Noura' });
        await screen.open();
        await expect(screen.card('Noura')).toBeVisible();
        const cached = () => page.evaluate((key) => localStorage.getItem(key), inbox);
        expect(await cached()).toContain('Noura');

        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(`**/api/${inbox}`, async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        await expect(screen.card('Noura')).toBeVisible();
        release();

        await page.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
        await expect(page).toHaveURL('/dashboard/login');
        await expect.poll(cached).toBeNull();
      },
    );

    test(
      `a list of ${inbox} that cannot be had says so and can be asked for again`,
      { tag: '@anywidth' },
      async ({ page, t, watch }) => {
        watch.expectProblem(/500|could not be loaded/);
        const screen = new InboxScreen(page, t, inbox);
        await page.route(`**/api/${inbox}`, (route) => route.fulfill({ status: 500, body: '' }));
        await screen.open();
        await expect(page.getByText(screen.text('listFailed'))).toBeVisible();
        await page.unroute(`**/api/${inbox}`);
        await page.getByRole('button', { name: t('common.retry') }).click();
        await expect(page.getByText(screen.text('noneText'))).toBeVisible();
      },
    );

    test(
      `the ${inbox} are saved as a table`,
      { tag: '@anywidth' },
      async ({ page, request, t }) => {
        const screen = new InboxScreen(page, t, inbox);
        await sendTo(request, inbox, { name: 'هدى', message: '=HYPERLINK("x")' });
        await screen.open();
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: t('dashboard.inbox.export') }).click();
        const file = await saved;
        expect(file.suggestedFilename()).toMatch(new RegExp(`^${inbox}-[\\d-]{10}\\.csv$`));
        const parts: Buffer[] = [];
        for await (const part of await file.createReadStream()) parts.push(part as Buffer);
        const text = Buffer.concat(parts).toString('utf8');
        expect(text).toMatch(/^\ufeff/);
        expect(text).toContain('"هدى"');
        expect(text).toContain(`"'=HYPERLINK(""x"")"`);
      },
    );

    test(`the ${inbox}, a menu and the question are accessible and fit`, async ({
      page,
      request,
      t,
      wide,
    }) => {
      const screen = new InboxScreen(page, t, inbox);
      await screen.open();
      await expect(page.getByText(screen.text('noneText'))).toBeVisible();
      await expectSound(page, wide);
      await sendTo(request, inbox, { name: 'Noura', message: 'oak '.repeat(300) });
      await sendTo(request, inbox, { name: 'x'.repeat(120) });
      await page.reload();
      await screen.choose('Noura', 'dashboard.inbox.pin');
      await expectSound(page, wide);
      await screen.openMenu('Noura');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await screen.choose('Noura', 'common.delete');
      await expectSound(page, wide);
    });
  });
}

test(
  'a CV opens in a new tab, by a link that is still good',
  { tag: '@eachwidth' },
  async ({ page, context, request, adminToken, t, watch }) => {
    await emptyInbox(request, 'jobs', adminToken);
    await sendTo(request, 'jobs', { name: 'Noura' });
    const screen = new InboxScreen(page, t, 'jobs');
    await page.clock.install();
    await screen.open();
    const link = screen.card('Noura').getByRole('link', {
      name: new RegExp(t('dashboard.inbox.showCv')),
    });
    await expect(link).toHaveAttribute('target', '_blank');

    async function openCv(): Promise<string> {
      const asked = context.waitForEvent('request', (one) => one.url().includes('/cv?'));
      const tab = context.waitForEvent('page');
      await link.click();
      const address = (await asked).url();
      await (await tab).close();
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      return address;
    }

    expect(await openCv()).toBe(new URL((await link.getAttribute('href'))!, page.url()).href);

    await test.step('also when the list could not be refreshed for a while', async () => {
      watch.expectProblem(/ERR_FAILED|could not be loaded/);
      await page.route('**/api/jobs', (route) => route.abort());
      await page.clock.fastForward('09:00');
      await expect(page.getByText(t('dashboard.inbox.outdated'))).toBeVisible();
      await page.unroute('**/api/jobs');
      // Links are the same within a minute of the server's clock: what counts is that it is asked.
      const renewed = page.waitForRequest('**/api/jobs');
      await openCv();
      await renewed;
    });
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'cards fade in for 1300 ms, each 250 ms after the one before',
    { tag: '@eachwidth' },
    async ({ page, request, adminToken, t }) => {
      await emptyInbox(request, 'messages', adminToken);
      for (const name of ['Noura', 'سالم', 'Huda']) await sendTo(request, 'messages', { name });
      // A style can be read for as long as the animation runs, so it is noted when that begins.
      await page.addInitScript(() => {
        const begun: string[][] = [];
        Object.assign(window, { begun });
        document.addEventListener('animationstart', ({ target }) => {
          if (!(target instanceof HTMLLIElement)) return;
          const { animationDelay, animationDuration } = getComputedStyle(target);
          begun.push([
            target.querySelector('h2')?.innerText ?? '',
            animationDelay,
            animationDuration,
          ]);
        });
      });
      await new InboxScreen(page, t, 'messages').open();
      const begun = () => page.evaluate(() => (window as unknown as { begun: string[][] }).begun);
      await expect.poll(begun).toEqual([
        ['Huda', '0s', '1.3s'],
        ['سالم', '0.25s', '1.3s'],
        ['Noura', '0.5s', '1.3s'],
      ]);
    },
  );
});

test(
  'an inbox has its search and position after the way back',
  { tag: '@anywidth' },
  async ({ page, request, adminToken }) => {
    await emptyInbox(request, 'messages', adminToken);
    for (let door = 1; door <= 9; door++) {
      await sendTo(request, 'messages', { name: `Door ${door}` });
    }
    const address = '/dashboard/messages?search=door';
    await page.goto(address);
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(() => position(page)).toBeGreaterThan(100);
    const left = await position(page);
    await page.locator('a[href="/dashboard/personal-data"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/dashboard/personal-data');
    await expectPosition(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectPosition(page, left);
  },
);

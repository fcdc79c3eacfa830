import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectSound } from '../../support/accessibility';
import { signInPage } from '../../support/admin';
import { emptyInbox, INBOXES, InboxScreen, sendTo } from '../../support/inbox-screen';
import { expect, test } from '../../support/test';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ request, adminToken }) => {
  for (const inbox of INBOXES) await emptyInbox(request, inbox, adminToken);
});

async function download(page: Page, button: string): Promise<{ file: Download; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { file, bytes: await readFile(await file.path()) };
}

test(
  'messages come in by themselves, are read, pinned, saved as a table and deleted',
  { tag: '@layout' },
  async ({ page, request, playwright, siteUrl, t, number, toast }) => {
    // A session of its own, since it is ended.
    await signInPage(page, playwright.request, siteUrl);
    const screen = new InboxScreen(page, t, 'messages');

    await test.step('the first one', async () => {
      await page.clock.install();
      await screen.open();
      await expect(page.getByText(screen.text('noneText'))).toBeVisible();
      await sendTo(request, 'messages', { name: 'Noura', message: '=HYPERLINK("x")' });
      await page.clock.fastForward('00:20');
      await expect(screen.card('Noura')).toBeVisible();
      await page.clock.resume();
    });

    await test.step('newest first, with the unread count', async () => {
      await sendTo(request, 'messages', { name: 'سالم', message: 'oak '.repeat(300) });
      await sendTo(request, 'messages', { name: 'x'.repeat(120) });
      await page.reload();
      await expect.poll(screen.names).toEqual(['x'.repeat(120), 'سالم', 'Noura']);
      await expect(screen.heading(number(3))).toBeVisible();
      const title = `${screen.text('title')} (${number(3)})`;
      await expect.poll(() => page.title()).toContain(title);
      await expectSound(page);
    });

    await test.step('read, and pinned in this browser', async () => {
      await screen.choose('Noura', 'dashboard.inbox.markRead');
      await expect(toast(screen.text('read')).first()).toBeVisible();
      await screen.choose('Noura', 'dashboard.inbox.pin');
      await page.reload();
      await expect.poll(async () => (await screen.names())[0]).toBe('Noura');
      await expect(screen.heading(number(2))).toBeVisible();
    });

    await test.step('saved as a table', async () => {
      const { file, bytes } = await download(page, t('dashboard.inbox.export'));
      expect(file.suggestedFilename()).toMatch(/^messages-[\d-]{10}\.csv$/);
      expect(bytes.toString('utf8')).toMatch(/^\ufeff/);
      expect(bytes.toString('utf8')).toContain('"سالم"');
      expect(bytes.toString('utf8')).toContain(`"'=HYPERLINK(""x"")"`);
    });

    await test.step('deleted, with its pin', async () => {
      await screen.choose('Noura', 'common.delete');
      const question = page.getByRole('alertdialog', { name: screen.text('deleteTitle') });
      await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
      await expectDeleted(page, t, screen.text('deleted'), 'Noura');
      await expect(screen.card('Noura')).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('pinnedMessages')))
        .toBe('[]');
    });

    await test.step('there at once the next time, and gone from the browser at the sign-out', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/messages', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload();
      await expect(screen.card('سالم')).toBeVisible();
      release();
      await page.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
      await expect(page).toHaveURL('/dashboard/login');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('messages'))).toBeNull();
    });
  },
);

test('a CV opens in a new tab, by a link that is renewed when it is old', async ({
  page,
  context,
  request,
  t,
  watch,
}) => {
  await sendTo(request, 'jobs', { name: 'Noura' });
  const screen = new InboxScreen(page, t, 'jobs');
  await page.clock.install();
  await screen.open();
  const link = screen.card('Noura').getByRole('link', {
    name: new RegExp(t('dashboard.inbox.showCv')),
  });
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

test("a person's data is found from a card, saved and deleted, and nobody else's", async ({
  page,
  request,
  t,
  number,
  toast,
  language,
}) => {
  const me = 'nora@example.com';
  const text = (key: string) => t(`dashboard.personalData.${key}`);
  const held = (kind: string, count: number) => {
    const form = new Intl.PluralRules(language).select(count);
    return t(`dashboard.personalData.${kind}.held_${form}`, { number: number(count) });
  };
  for (const [name, email] of [
    ['Noura', me],
    ['نورة', 'NORA@example.com'],
    ['Huda', `x${me}`],
  ] as const) {
    await sendTo(request, 'messages', { name, email });
  }
  await sendTo(request, 'jobs', { name: 'Noura', email: me });
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));

  const screen = new InboxScreen(page, t, 'messages');
  await screen.open();
  await screen.choose('Noura', 'dashboard.inbox.pin');
  await screen.choose('Noura', 'dashboard.inbox.personData');
  await expect(page).toHaveURL('/dashboard/personal-data');
  await expect(page.getByRole('heading', { level: 3, name: me })).toBeFocused();
  await expect(page.getByText(held('messages', 2), { exact: true })).toBeVisible();
  await expect(page.getByText(held('jobs', 1), { exact: true })).toBeVisible();

  const { file, bytes } = await download(page, text('export'));
  expect(file.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('cvs/1-cv.pdf')).toBe(true);

  await page.getByRole('button', { name: text('erase') }).click();
  const question = page.getByRole('alertdialog', { name: text('eraseTitle') });
  await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
  await expect(toast(text('erased'))).toBeVisible();
  const cached = () =>
    page.evaluate(() =>
      ['messages', 'jobs', 'pinnedMessages'].map((key) => localStorage.getItem(key)).join(),
    );
  await expect.poll(cached).not.toMatch(/"nora@/i);
  await screen.open();
  await expect.poll(screen.names).toEqual(['Huda']);
  await page.goto('/dashboard/jobs');
  await expect(page.getByText(t('dashboard.inbox.jobs.noneText'))).toBeVisible();
  expect(addresses.filter((url) => /nora/i.test(decodeURIComponent(url)))).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { emptyInbox, INBOXES, InboxScreen, sendTo } from '../../support/inbox-screen';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const PATH = '/dashboard/personal-data';
const ME = 'nora@example.com';

test.beforeEach(async ({ request, adminToken }) => {
  for (const inbox of INBOXES) await emptyInbox(request, inbox, adminToken);
});

test(
  "a person's data is found, saved and deleted, and nobody else's",
  { tag: '@eachwidth' },
  async ({ page, request, t, number, toast, language }) => {
    const text = (key: string, values?: Record<string, string>) =>
      t(`dashboard.personalData.${key}`, values);
    const held = (kind: string, count: number) => {
      const form = new Intl.PluralRules(language).select(count);
      return text(`${kind}.held_${form}`, { number: number(count) });
    };
    for (const [name, email] of [
      ['Noura', ME],
      ['نورة', 'NORA@example.com'],
      ['Huda', `x${ME}`],
    ] as const) {
      await sendTo(request, 'messages', { name, email });
    }
    await sendTo(request, 'jobs', { name: 'Noura', email: ME });
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url()));

    await test.step('from a card to all of its person', async () => {
      const screen = new InboxScreen(page, t, 'messages');
      await screen.open();
      await screen.choose('Noura', 'dashboard.inbox.pin');
      await screen.choose('Noura', 'dashboard.inbox.personData');
      await expect(page).toHaveURL(PATH);
      await expect(page.getByRole('heading', { level: 3, name: ME })).toBeFocused();
      await expect(page.getByText(held('messages', 2), { exact: true })).toBeVisible();
      await expect(page.getByText(held('jobs', 1), { exact: true })).toBeVisible();
    });

    await test.step('a copy to be saved', async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: text('export') }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      expect(bytes.includes('cvs/1-cv.pdf')).toBe(true);
      expect(bytes.includes('%PDF-1.4')).toBe(true);
      await expect(toast(text('exported'))).toBeVisible();
    });

    await test.step('deleted, once it is confirmed', async () => {
      await page.getByRole('button', { name: text('erase') }).click();
      const question = page.getByRole('alertdialog', { name: text('eraseTitle') });
      await expect(question).toContainText(ME);
      await expect(question).toContainText(text('eraseNote'));
      await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
      await expect(toast(text('erased'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: ME })).toBeFocused();
      const kept = () =>
        page.evaluate(() =>
          ['messages', 'jobs', 'pinnedMessages'].map((key) => localStorage.getItem(key)).join(),
        );
      await expect.poll(kept).not.toMatch(/"nora@/i);
      await expect.poll(async () => (await kept()).endsWith('[]')).toBe(true);
    });

    await test.step('nothing of it is anywhere, and the others are', async () => {
      const screen = new InboxScreen(page, t, 'messages');
      await screen.open();
      await expect.poll(screen.names).toEqual(['Huda']);
      await page.goto('/dashboard/jobs');
      await expect(page.getByText(t('dashboard.inbox.jobs.noneText'))).toBeVisible();
      expect(addresses.filter((url) => /nora/i.test(decodeURIComponent(url)))).toEqual([]);
    });
  },
);

test(
  'how long data is kept is chosen with what it deletes in sight, and can be taken back',
  { tag: '@eachwidth' },
  async ({ page, request, t, toast }) => {
    const text = (key: string) => t(`dashboard.personalData.${key}`);
    await sendTo(request, 'messages', { name: 'Noura' });
    await page.goto('/dashboard/profile');
    await page.getByRole('link', { name: t('dashboard.profile.visitorsOpen') }).click();
    const keep = page.getByLabel(text('messages.keep'));
    const save = page.getByRole('button', { name: t('common.save'), exact: true });
    await expect(keep).toHaveValue('0');
    await keep.selectOption('12');
    await save.click();
    const question = page.getByRole('alertdialog', { name: text('retentionTitle') });
    await expect(question).toContainText(text('retentionNone'));
    await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(toast(text('savedRetention')).first()).toBeVisible();
    await page.reload();
    await expect(keep).toHaveValue('12');
    await keep.selectOption('0');
    await save.click();
    await expect(toast(text('savedRetention')).first()).toBeVisible();
    await page.reload();
    await expect(keep).toHaveValue('0');
    await page.goto('/dashboard/messages');
    await expect(page.getByRole('article', { name: 'Noura' })).toBeVisible();
  },
);

import { readFile } from 'node:fs/promises';
import { InboxScreen, sendTo } from '../../support/inbox-screen';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test("a person's data is found from a card, saved and deleted, and nobody else's", async ({
  page,
  request,
  t,
  toast,
}) => {
  const me = 'nora@example.com';
  const text = (key: string) => t(`dashboard.personalData.${key}`);
  await sendTo(request, 'messages', { name: 'Noura', email: me });
  await sendTo(request, 'messages', { name: 'Huda', email: `x${me}` });
  await sendTo(request, 'jobs', { name: 'نورة', email: 'NORA@example.com' });
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  const screen = new InboxScreen(page, t, 'messages');
  await screen.open();
  await screen.choose('Noura', 'dashboard.inbox.personData');
  await expect(page.getByRole('heading', { level: 3, name: me })).toBeFocused();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: text('export') }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('cvs/1-cv.pdf')).toBe(true);

  await page.getByRole('button', { name: text('erase') }).click();
  const question = page.getByRole('alertdialog', { name: text('eraseTitle') });
  await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
  await expect(toast(text('erased'))).toBeVisible();
  await screen.open();
  await expect.poll(screen.names).toContain('Huda');
  expect(await screen.names()).not.toContain('Noura');
  await page.goto('/dashboard/jobs');
  await expect(page.getByText(t('dashboard.inbox.jobs.noneText'))).toBeVisible();
  expect(addresses.filter((url) => /nora/i.test(decodeURIComponent(url)))).toEqual([]);
});

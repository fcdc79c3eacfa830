import { expect, test } from '../../support/test';

test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('the bar of selected rows moves no row, and covers nothing at the end of the page', async ({
  page,
  t,
}) => {
  await page.goto('/dashboard/projects');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await rows.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const width = (await rows.nth(1).boundingBox())!.width;
  await rows.nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: t('dashboard.selection.label') });
  await expect(bar).toBeVisible();
  expect((await rows.nth(1).boundingBox())!.width).toBe(width);

  await page.locator('#screen').evaluate((screen) => screen.scrollIntoView({ block: 'end' }));
  const gap = async () => {
    const [last, own] = [await rows.last().boundingBox(), await bar.boundingBox()];
    return own!.y - last!.y - last!.height;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await rows.last().getByRole('button').last().click({ trial: true });
});

import type { Project } from '@manjara/contracts';
import { adminApi } from '../../support/admin';
import { addProject } from '../../support/system';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('three projects are taken off the site together, and are back where they were', async ({
  page,
  playwright,
  request,
  siteUrl,
  t,
  number,
}) => {
  const added: Project[] = [];
  for (const name of ['Hall', 'Villa', 'Tower', 'Pavilion']) {
    added.push(await addProject(playwright.request, siteUrl, name));
  }
  const api = await adminApi(playwright.request, siteUrl);
  const ids = [added[2]!._id, added[0]!._id];
  expect((await api.put('/api/pinned-projects', { data: { ids } })).ok()).toBe(true);
  await api.dispose();
  const shown = async () => {
    const list = (await (await request.get('/api/projects?sort=pinned')).json()) as Project[];
    return list.map(({ _id }) => _id);
  };
  const before = await shown();
  await page.goto('/dashboard/projects');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const boxes = rows.getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).check();
  const width = (await rows.nth(1).boundingBox())!.width;
  await boxes.nth(2).check();
  const bar = page.getByRole('region', { name: t('dashboard.selection.label') });
  await expect(bar).toContainText(number(3));
  expect((await rows.nth(1).boundingBox())!.width).toBe(width);

  await test.step('the bar covers nothing at the end of the page', async () => {
    await page.locator('#screen').evaluate((screen) => screen.scrollIntoView({ block: 'end' }));
    const gap = async () => {
      const [last, own] = [await rows.last().boundingBox(), await bar.boundingBox()];
      return own!.y - last!.y - last!.height;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await rows.last().getByRole('button').last().click({ trial: true });
  });

  await bar.getByRole('button', { name: t('dashboard.drafts.unpublish') }).click();
  const undo = page.getByRole('region', { name: t('dashboard.undo.label') });
  await expect(undo).toContainText(t('dashboard.undo.unpublished'));
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(shown).toHaveLength(before.length - 3);
  await undo.getByRole('button', { name: t('dashboard.undo.action') }).click();
  await expect.poll(shown).toEqual(before);
});

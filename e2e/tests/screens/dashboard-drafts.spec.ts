import type { Page } from '@playwright/test';
import { ProjectForm } from '../../support/dashboard';
import { findProject } from '../../support/site-content';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

/** The drafts of forms that the browser holds. */
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, draft]) =>
      key.startsWith('draft:') ? [String(draft)] : [],
    ),
  );

test('typed and picked values survive a crash of the tab, and can be saved', async ({
  page,
  context,
  request,
  t,
  number,
}) => {
  const pictures = async (tab: Page) =>
    JSON.stringify(await drafts(tab)).split('/api/files/').length - 1;
  const form = new ProjectForm(page, t, number);
  await page.goto('/dashboard/add-project');
  await form.fill({
    name: ['Reading room', 'قاعة القراءة'],
    category: 'Residential',
    description: ['A reading room of walnut.', 'قاعة قراءة من خشب الجوز.'],
    alt: ['Shelves up to the ceiling', 'رفوف حتى السقف'],
  });
  await form.chooseMain('hospitality-1');
  await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
  await form.remove(form.nameOf(1)).click();
  await expect.poll(() => pictures(page)).toBe(3);
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });

  const restored = new ProjectForm(next, t, number);
  await next.goto('/dashboard/add-project');
  await expect(next.getByText(t('dashboard.forms.restored'))).toBeVisible();
  await expect(restored.arName).toHaveValue('قاعة القراءة');
  await expect(restored.category).toHaveValue('Residential');
  await expect(restored.mainPicture.locator('img').last()).toBeVisible();
  await expect(restored.secondary(2)).toBeVisible();
  await restored.submit.click();
  await expect(restored.name).toHaveValue('');
  const saved = await findProject(request, 'Reading room');
  expect(saved.image.arAlt).toBe('رفوف حتى السقف');
  expect(saved.secondaryImages).toHaveLength(2);

  await expect.poll(() => pictures(next)).toBe(0);
  await next.reload();
  await expect(restored.name).toHaveValue('');
  await expect(next.getByText(t('dashboard.forms.restored'))).toHaveCount(0);
});

test(
  'two tabs with a new project have separate drafts, and the draft of a closed tab is restored',
  { tag: '@long' },
  async ({ page, context, t, number }) => {
    const other = await context.newPage();
    const mine = new ProjectForm(page, t, number);
    const theirs = new ProjectForm(other, t, number);
    const count = async () => (await drafts(page)).length;
    await page.goto('/dashboard/add-project');
    await mine.name.fill('Villa');
    await expect.poll(count).toBe(1);
    await other.goto('/dashboard/add-project');
    await theirs.name.fill('Tower');
    await expect.poll(count).toBe(2);
    await expect(other.getByText(t('dashboard.forms.restored'))).toHaveCount(0);
    await other.getByRole('button', { name: t('dashboard.drafts.saveAs') }).click();
    await expect(other).toHaveURL(/\/edit-project\//);
    await expect.poll(count).toBe(1);

    await page.close({ runBeforeUnload: false });
    await other.goto('/dashboard/add-project');
    await expect(theirs.name).toHaveValue('Villa');
  },
);

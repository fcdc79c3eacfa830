import type { Project } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { findEntity } from '../../support/entity-screens';
import { ProjectForm } from '../../support/project-form';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

/** Number of pictures in the browser's form drafts. */
const keptPictures = (page: Page) =>
  page.evaluate(() => {
    const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'));
    return JSON.stringify(drafts).split('/api/files/').length - 1;
  });

test('what was typed and picked survives a crash of its tab, and is saved as it was', async ({
  page,
  context,
  request,
  t,
  number,
}) => {
  const form = new ProjectForm(page, t, number);
  await page.goto('/dashboard/add-project');
  await form.fill({
    name: 'Reading room',
    arName: 'قاعة القراءة',
    category: 'Residential',
    description: 'A reading room of walnut.',
    arDescription: 'قاعة قراءة من خشب الجوز.',
    alt: 'Shelves up to the ceiling',
    arAlt: 'رفوف حتى السقف',
  });
  await form.chooseMain('hospitality-1');
  await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
  await form.action(1, 'remove').click();
  await expect.poll(() => keptPictures(page)).toBe(3);
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });

  const restored = new ProjectForm(next, t, number);
  await next.goto('/dashboard/add-project');
  await expect(next.getByText(t('dashboard.forms.restored'))).toBeVisible();
  await expect(restored.fields.arName).toHaveValue('قاعة القراءة');
  await expect(restored.category).toHaveValue('Residential');
  await expect(restored.mainPicture.locator('img').last()).toBeVisible();
  await expect(restored.secondary(2)).toBeVisible();
  await restored.submit.click();
  await expect(restored.fields.name).toHaveValue('');
  const saved = await findEntity<Project>(request, 'projects', { name: 'Reading room' });
  expect(saved.image.arAlt).toBe('رفوف حتى السقف');
  expect(saved.secondaryImages).toHaveLength(2);

  await expect.poll(() => keptPictures(next)).toBe(0);
  await next.reload();
  await expect(restored.fields.name).toHaveValue('');
  await expect(next.getByText(t('dashboard.forms.restored'))).toHaveCount(0);
});

test(
  'two tabs with a new project keep each its own, and a closed one’s is found again',
  { tag: '@long' },
  async ({ page, context, t, number }) => {
    const other = await context.newPage();
    const [mine, theirs] = [page, other].map((tab) => new ProjectForm(tab, t, number)) as [
      ProjectForm,
      ProjectForm,
    ];
    const kept = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length,
      );
    await page.goto('/dashboard/add-project');
    await mine.fields.name.fill('Villa');
    await expect.poll(kept).toBe(1);

    await other.goto('/dashboard/add-project');
    await theirs.fields.name.fill('Tower');
    await expect.poll(kept).toBe(2);
    await expect(other.getByText(t('dashboard.forms.restored'))).toHaveCount(0);
    await other.getByRole('button', { name: t('dashboard.drafts.saveAs') }).click();
    await expect(other).toHaveURL(/\/edit-project\//);
    await expect.poll(kept).toBe(1);

    await page.close({ runBeforeUnload: false });
    await other.goto('/dashboard/add-project');
    await expect(theirs.fields.name).toHaveValue('Villa');
  },
);

import type { Project, ProjectDraft } from '@manjara/contracts';
import { adminApi } from '../../support/admin';
import { ProjectForm } from '../../support/project-form';
import { addProject } from '../../support/system';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('a draft stays a draft: sent again after being offline, over a conflict, and by Enter', async ({
  page,
  context,
  request,
  playwright,
  siteUrl,
  t,
  number,
  toast,
  watch,
}) => {
  watch.expectProblem(/412|ERR_INTERNET_DISCONNECTED/);
  const { _id } = await addProject(playwright.request, siteUrl, 'Villa');
  const admin = await adminApi(playwright.request, siteUrl);
  await admin.put(`/api/projects/${_id}`, { multipart: { status: 'draft' } });
  const stored = async () =>
    (await (await admin.get(`/api/projects/${_id}`)).json()) as ProjectDraft;
  const form = new ProjectForm(page, t, number);
  const press = (key: Parameters<typeof t>[0]) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .click();
  await page.goto(`/dashboard/edit-project/${_id}`);

  await form.fields.name.fill('Villa by the sea');
  await context.setOffline(true);
  await press('dashboard.drafts.save');
  await expect(page.getByText(t('dashboard.sending.failure.offline'))).toBeVisible();
  await expect(toast(t('dashboard.errors.offline'))).toBeVisible();
  await expect(page.getByText(t('dashboard.errors.unexpected'))).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(t('dashboard.sending.failure.back'))).toBeVisible();
  await press('dashboard.sending.again');
  await expect.poll(async () => (await stored()).name).toBe('Villa by the sea');

  const theirs = { name: 'Their villa', status: 'draft' };
  await admin.put(`/api/projects/${_id}`, { multipart: theirs });
  await form.fields.name.fill('My villa');
  await press('dashboard.drafts.save');
  await expect(page.getByRole('dialog').getByText('Their villa')).toBeVisible();
  await press('dashboard.drafts.save');
  await expect.poll(async () => (await stored()).name).toBe('My villa');

  await form.fields.name.fill('Villa by the garden');
  await form.fields.name.press('Enter');
  await expect.poll(async () => (await stored()).name).toBe('Villa by the garden');
  expect((await request.get(`/api/projects/${_id}`)).status()).toBe(404);

  // Enter does not submit a complete new item either.
  await page.goto('/dashboard/add-project');
  await form.fill({
    name: 'Library',
    arName: 'مكتبة',
    category: 'Education',
    description: 'Walnut.',
    arDescription: 'جوز.',
    alt: 'Shelves',
    arAlt: 'رفوف',
  });
  await form.chooseMain('hospitality-1');
  await form.fields.arName.press('Enter');
  await expect(form.fields.name).toHaveValue('Library');
  await form.submit.click();
  await expect(toast(t('dashboard.projects.added'))).toBeVisible();
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  const names = projects.map(({ name }) => name);
  expect(names.filter((name) => name === 'Library')).toHaveLength(1);
  expect(names).not.toContain('Villa by the garden');
  await admin.dispose();
});

test('what was typed for a project that was unpublished or deleted elsewhere is saved as a draft', async ({
  page,
  playwright,
  siteUrl,
  t,
  number,
  watch,
}) => {
  watch.expectProblem(/404|412/);
  const admin = await adminApi(playwright.request, siteUrl);
  const villa = await addProject(playwright.request, siteUrl, 'Villa');
  const tower = await addProject(playwright.request, siteUrl, 'Tower');
  const form = new ProjectForm(page, t, number);
  const gone = page.getByText(t('dashboard.forms.gone.draft'));
  const draft = async (id: string) =>
    (await (await admin.get(`/api/projects/${id}`)).json()) as ProjectDraft;

  await page.goto(`/dashboard/edit-project/${villa._id}`);
  await form.fields.description.fill('Oak from the attic.');
  await admin.put(`/api/projects/${villa._id}`, { multipart: { status: 'draft' } });
  await form.submit.click();
  const press = (key: Parameters<typeof t>[0]) =>
    page.getByRole('button', { name: t(key), exact: true }).click();
  await press('dashboard.conflict.later');
  await press('dashboard.drafts.save');
  await expect
    .poll(() => draft(villa._id))
    .toMatchObject({ name: 'Villa', description: 'Oak from the attic.', status: 'draft' });

  await page.goto(`/dashboard/edit-project/${tower._id}`);
  await form.fields.description.fill('Cedar.');
  await admin.delete(`/api/projects/${tower._id}`);
  await form.submit.click();
  await expect(gone).toBeInViewport();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(gone).toBeVisible();
  await expect(form.fields.description).toHaveValue('Cedar.');
  await form.submit.click();
  await expect(page).not.toHaveURL(new RegExp(tower._id));
  const [, id] = /edit-project\/(\w+)/.exec(page.url())!;
  expect(await draft(id!)).toMatchObject({
    name: 'Tower',
    description: 'Cedar.',
    status: 'draft',
  });
  await admin.dispose();
});

test('two tabs with a new project keep each its own, and a closed one’s is found again', async ({
  page,
  context,
  t,
  number,
}) => {
  const other = await context.newPage();
  const [mine, theirs] = [page, other].map((tab) => new ProjectForm(tab, t, number)) as [
    ProjectForm,
    ProjectForm,
  ];
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
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
});

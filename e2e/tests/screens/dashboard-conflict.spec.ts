import type { Project, ProjectDraft } from '@manjara/contracts';
import { ProjectForm } from '../../support/dashboard';
import { addProject } from '../../support/site-content';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('a change saved in another window is not overwritten without a choice', async ({
  page,
  context,
  admin,
  request,
  t,
  number,
  toast,
  watch,
}) => {
  watch.expectProblem(/412/);
  const { _id } = await addProject(admin, 'Villa');
  const stored = async () => (await (await request.get(`/api/projects/${_id}`)).json()) as Project;
  const other = await context.newPage();
  const mine = new ProjectForm(page, t, number);
  const theirs = new ProjectForm(other, t, number);
  for (const tab of [page, other]) await tab.goto(`/dashboard/edit-project/${_id}`);
  await expect(mine.name).toHaveValue('Villa');

  await theirs.name.fill('Their name');
  await theirs.submit.click();
  await expect.poll(async () => (await stored()).name).toBe('Their name');
  await mine.name.fill('My name');
  await mine.arName.fill('اسمي');
  await mine.submit.click();
  const dialog = page.getByRole('dialog', { name: t('dashboard.conflict.title') });
  await expect(dialog.getByText('Their name', { exact: true })).toBeVisible();
  expect((await stored()).name).toBe('Their name');

  const label = t('dashboard.forms.inEnglish', { name: t('dashboard.projects.fields.name') });
  const choice = dialog.getByRole('group', { name: label, exact: true });
  await choice.getByRole('radio', { name: t('dashboard.conflict.takeTheirs') }).check();
  await dialog.getByRole('button', { name: t('dashboard.forms.update'), exact: true }).click();
  await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
  expect(await stored()).toMatchObject({ name: 'Their name', arName: 'اسمي' });
});

test(
  'a draft stays a draft: sent again after being offline, over a conflict, and by Enter',
  { tag: '@long' },
  async ({ page, context, admin, request, t, number, watch }) => {
    watch.expectProblem(/404|412|ERR_INTERNET_DISCONNECTED/);
    const { _id } = await addProject(admin, 'Villa');
    const change = (fields: Record<string, string>) =>
      admin.put(`/api/projects/${_id}`, { multipart: { ...fields, status: 'draft' } });
    const expectDraft = async (name: string) => {
      const read = async () => (await admin.get(`/api/projects/${_id}`)).json();
      await expect
        .poll(read)
        .toMatchObject({ name, status: 'draft' } satisfies Partial<ProjectDraft>);
    };
    await change({});
    const form = new ProjectForm(page, t, number);
    await page.goto(`/dashboard/edit-project/${_id}`);

    await form.name.fill('Villa by the sea');
    await context.setOffline(true);
    await form.button('dashboard.drafts.save').click();
    await expect(page.getByText(t('dashboard.sending.failure.offline'))).toBeVisible();
    await context.setOffline(false);
    await form.button('dashboard.sending.again').click();
    await expectDraft('Villa by the sea');

    await change({ name: 'Their villa' });
    await form.name.fill('My villa');
    await form.button('dashboard.drafts.save').click();
    await expect(page.getByRole('dialog').getByText('Their villa')).toBeVisible();
    await form.button('dashboard.drafts.save').last().click();
    await expectDraft('My villa');

    await form.name.fill('Villa by the garden');
    await form.name.press('Enter');
    await expectDraft('Villa by the garden');
    expect((await request.get(`/api/projects/${_id}`)).status()).toBe(404);
  },
);

import type { Project } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { ProjectForm } from '../../support/project-form';
import { addProject } from '../../support/system';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ watch }) => {
  watch.expectProblem(/412/);
});

const conflictDialog = (page: Page, t: Translate): Locator =>
  page.getByRole('dialog', { name: t('dashboard.conflict.title') });

/** The choice of one side for a field, by the field's name. */
const side = (dialog: Locator, name: string, label: string): Locator =>
  dialog.getByRole('group', { name, exact: true }).getByRole('radio', { name: label });

const said = (page: Page, text: string): Locator =>
  page.locator('#toasts').getByText(text, { exact: true });

test('a project that another window has changed is not overwritten: what stays is asked, field by field', async ({
  page,
  context,
  playwright,
  request,
  siteUrl,
  t,
  number,
}) => {
  const { _id } = await addProject(playwright.request, siteUrl, 'Villa');
  const stored = async () => (await (await request.get(`/api/projects/${_id}`)).json()) as Project;
  const other = await context.newPage();
  const [mine, theirs] = [page, other].map((tab) => new ProjectForm(tab, t, number)) as [
    ProjectForm,
    ProjectForm,
  ];
  for (const [tab, form] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await tab.goto(`/dashboard/edit-project/${_id}`);
    await expect(form.fields.name).toHaveValue('Villa');
  }

  await theirs.fields.name.fill('Their name');
  await theirs.fields.description.fill('Their description.');
  await theirs.submit.click();
  await expect(said(other, t('dashboard.projects.edited'))).toBeVisible();

  await mine.fields.name.fill('My name');
  await mine.fields.description.fill('My description.');
  await mine.fields.arDescription.fill('وصفي.');
  await mine.submit.click();
  const dialog = conflictDialog(page, t);

  await test.step('both versions are shown, and "Not now" loses nothing', async () => {
    await expect(dialog).toBeVisible();
    for (const text of ['My name', 'Their name', 'My description.', 'Their description.']) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('button', { name: t('dashboard.conflict.later') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mine.fields.name).toHaveValue('My name');
    await expect(mine.fields.arDescription).toHaveValue('وصفي.');
    expect((await stored()).name).toBe('Their name');
  });

  await test.step('so does Escape, and the keyboard is back at the form', async () => {
    await mine.submit.click();
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(mine.submit).toBeFocused();
    await expect(mine.fields.description).toHaveValue('My description.');
  });

  await test.step('what was chosen is saved', async () => {
    await mine.submit.click();
    const inEnglish = (key: string) =>
      t('dashboard.forms.inEnglish', { name: t(`dashboard.projects.fields.${key}`) });
    await side(dialog, inEnglish('name'), t('dashboard.conflict.takeTheirs')).check();
    await side(dialog, inEnglish('description'), t('dashboard.conflict.keepMine')).check();
    await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(said(page, t('dashboard.projects.edited'))).toBeVisible();
    expect(await stored()).toMatchObject({
      name: 'Their name',
      description: 'My description.',
      arDescription: 'وصفي.',
    });
  });
});

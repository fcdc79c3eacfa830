import type { Project } from '@manjara/contracts';
import { chooseFiles } from '../../support/choose';
import { asVisitor, deleteRow, findEntity, row, statuses } from '../../support/entity-screens';
import { picture } from '../../support/pictures';
import { ProjectForm } from '../../support/project-form';
import { addProject } from '../../support/system';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const filesOf = ({ image, secondaryImages }: Project): string[] =>
  [image, ...secondaryImages].map(({ url }) => url);

test('a project is edited, seen on the site in both languages, deleted, restored, and deleted for good', async ({
  page,
  request,
  playwright,
  browser,
  siteUrl,
  language,
  t,
  number,
  toast,
}) => {
  const form = new ProjectForm(page, t, number);
  const added = await addProject(playwright.request, siteUrl, 'Pavilion');
  const names = { en: 'Pavilion of oak', ar: 'جناح من البلوط' };
  let edited!: Project;

  await test.step('edit', async () => {
    await page.goto('/dashboard/projects');
    const own = language === 'ar' ? added.arName : added.name;
    const edit = t('dashboard.tables.edit', { name: own });
    await row(page, added.name).getByRole('link', { name: edit }).click();
    await expect(form.fields.arDescription).toHaveValue(added.arDescription);
    await form.fields.name.fill(names.en);
    await form.fields.arName.fill(names.ar);
    await form.addSecondary('hospitality-1-c');
    await expect(form.secondary(3)).toBeVisible();
    await chooseFiles(form.action(2, 'replace'), picture('residential-1'));
    await form.action(1, 'remove').click();
    await expect(form.secondary(3)).toHaveCount(0);
    await form.submit.click();
    await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    await expect(page).toHaveURL('/dashboard/projects');

    edited = await findEntity<Project>(request, 'projects', { name: names.en });
    expect(edited.image.url).toBe(added.image.url);
    expect(edited.secondaryImages).toHaveLength(2);
    const replaced = added.secondaryImages.map(({ url }) => url);
    expect(edited.secondaryImages.filter(({ url }) => replaced.includes(url))).toEqual([]);
    expect(await statuses(request, filesOf(edited))).toEqual([200, 200, 200]);
  });

  await test.step('see it', async () => {
    for (const lang of ['en', 'ar'] as const) {
      await asVisitor(browser, `${siteUrl}/projects`, lang, async (visitor) => {
        await expect(visitor.getByRole('heading', { name: names[lang] })).toBeVisible();
        const alt = lang === 'ar' ? 'غرفة' : 'A room';
        await expect(visitor.getByRole('img', { name: alt }).first()).toBeVisible();
      });
    }
  });

  const name = names[language];
  const status = () => statuses(request, [`/api/projects/${added._id}`]);
  await test.step('delete, and restore from the trash', async () => {
    await deleteRow(page, t, name);
    await expect(row(page, names.en)).toHaveCount(0);
    await expect.poll(status).toEqual([404]);
    const bar = page.getByRole('region', { name: t('dashboard.undo.label') });
    await bar.getByRole('link').click();
    const restore = page.getByRole('button', { name: t('dashboard.trash.restoreName', { name }) });
    await restore.click();
    await expect.poll(status).toEqual([200]);
    await expect(restore).toHaveCount(0);
  });

  await test.step('delete for good', async () => {
    await page.goto('/dashboard/projects');
    await deleteRow(page, t, name);
    await expect.poll(status).toEqual([404]);
    await page.goto('/dashboard/trash');
    const label = t('dashboard.trash.deleteForGoodName', { name });
    const forGood = page.getByRole('button', { name: label });
    await forGood.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(forGood).toHaveCount(0);
  });
});

test('the bar that says that there is no connection covers and moves nothing', async ({
  page,
  context,
  t,
}) => {
  const notice = page.getByText(t('dashboard.app.offline'));
  const header = page.getByRole('group', { name: t('dashboard.app.header') });
  await page.goto('/dashboard/profile');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(notice).toBeHidden();
    const before = (await header.boundingBox())!;
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    expect(await header.boundingBox(), `at ${width} px`).toEqual(before);
    const bar = (await notice.boundingBox())!;
    const apart = bar.y >= before.y + before.height || bar.y + bar.height <= before.y;
    expect(apart, `apart at ${width} px`).toBe(true);
    await context.setOffline(false);
  }
});

import { chooseFiles, picture } from '../../support/files';
import { ProjectForm } from '../../support/dashboard';
import { addProject, asVisitor, findProject } from '../../support/site-content';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test('a project is edited, seen on the site in both languages, deleted, restored, and deleted for good', async ({
  page,
  request,
  admin,
  browser,
  siteUrl,
  language,
  t,
  number,
  toast,
}) => {
  const form = new ProjectForm(page, t, number);
  const added = await addProject(admin, 'Pavilion');
  const names = { en: 'Pavilion of oak', ar: 'جناح من البلوط' };

  await test.step('edit', async () => {
    await page.goto('/dashboard/projects');
    const own = language === 'ar' ? added.arName : added.name;
    const edit = t('dashboard.tables.edit', { name: own });
    await page
      .getByRole('row')
      .filter({ hasText: added.name })
      .getByRole('link', { name: edit })
      .click();
    await expect(form.arName).toHaveValue(added.arName);
    await form.name.fill(names.en);
    await form.arName.fill(names.ar);
    await form.addSecondary('hospitality-1-c');
    await expect(form.secondary(3)).toBeVisible();
    const replace = t('dashboard.pictures.replace', { name: form.nameOf(2) });
    const second = form.secondary(2).getByRole('button', { name: replace });
    await chooseFiles(second, picture('residential-1'));
    await form.remove(form.nameOf(1)).click();
    await expect(form.secondary(3)).toHaveCount(0);
    await form.submit.click();
    await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    await expect(page).toHaveURL('/dashboard/projects');

    const edited = await findProject(request, names.en);
    expect(edited.image.url).toBe(added.image.url);
    expect(edited.secondaryImages).toHaveLength(2);
    const replaced = added.secondaryImages.map(({ url }) => url);
    expect(edited.secondaryImages.filter(({ url }) => replaced.includes(url))).toEqual([]);
    for (const { url } of [edited.image, ...edited.secondaryImages]) {
      expect((await request.get(url)).status()).toBe(200);
    }
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
  const status = async () => (await request.get(`/api/projects/${added._id}`)).status();
  const remove = async () => {
    await page.getByRole('button', { name: t('dashboard.tables.delete', { name }) }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect.poll(status).toBe(404);
  };
  await test.step('delete, and restore from the trash', async () => {
    await remove();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    const bar = page.getByRole('region', { name: t('dashboard.undo.label') });
    await bar.getByRole('link').click();
    const restore = page.getByRole('button', { name: t('dashboard.trash.restoreName', { name }) });
    await restore.click();
    await expect.poll(status).toBe(200);
    await expect(restore).toHaveCount(0);
  });

  await test.step('delete for good', async () => {
    await page.goto('/dashboard/projects');
    await remove();
    await page.goto('/dashboard/trash');
    const label = t('dashboard.trash.deleteForGoodName', { name });
    const forGood = page.getByRole('button', { name: label });
    await forGood.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(forGood).toHaveCount(0);
  });
});

test('the offline bar covers and moves nothing', async ({ page, context, t }) => {
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

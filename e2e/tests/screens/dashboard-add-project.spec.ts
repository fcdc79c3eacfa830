import { type Language, PROJECT_CATEGORIES, type Project } from '@manjara/contracts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { chooseFiles } from '../../support/choose';
import { picture } from '../../support/pictures';
import { ProjectForm, type ProjectTexts } from '../../support/project-form';
import { expect, test } from '../../support/test';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true });

const TEXTS: ProjectTexts = {
  name: 'Lattice pavilion',
  arName: 'جناح المشربية',
  category: PROJECT_CATEGORIES[0].en,
  description: 'A pavilion of oak lattice that cools the air of a courtyard.',
  arDescription: 'جناح من مشربيات البلوط يلطّف هواء الفناء.',
  alt: 'A lattice wall in the afternoon sun',
  arAlt: 'جدار من المشربية في شمس العصر',
};

async function findProject(request: APIRequestContext, name: string): Promise<Project> {
  const all = (await (await request.get('/api/projects')).json()) as Project[];
  const found = all.filter((project) => project.name === name);
  expect(found).toHaveLength(1);
  return found[0]!;
}

const filesOf = (project: Project): string[] =>
  [project.image, ...project.secondaryImages].map(({ url }) => url);

async function statuses(request: APIRequestContext, urls: string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await request.get(url)).status()));
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Looks the project up as a visitor of the public site does, in one language. */
async function expectOnSite(
  browser: Browser,
  url: string,
  language: Language,
  project: { name: string; alt: string } | null,
  search: string,
): Promise<void> {
  const visitor = await browser.newPage();
  await visitor.goto(`${url}/projects?${new URLSearchParams({ search, lang: language })}`);
  if (project) {
    await expect(visitor.getByRole('heading', { level: 2, name: project.name })).toBeVisible();
    await expect(visitor.getByRole('img', { name: project.alt })).toBeVisible();
  } else {
    await expect(visitor.getByRole('heading', { level: 2, name: search })).toHaveCount(0);
    await expect(visitor.locator('h1')).toBeVisible();
  }
  await visitor.context().close();
}

test('a project is added, edited and deleted', async ({
  page,
  request,
  browser,
  siteUrl,
  language,
  t,
  number,
  toast,
}) => {
  const form = new ProjectForm(page, t, number);
  const own = language === 'ar' ? TEXTS.arName : TEXTS.name;
  let added!: Project;

  await test.step('add', async () => {
    await page.goto('/dashboard/add-project');
    await form.fill(TEXTS);
    await form.chooseMain('hospitality-1');
    await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
    await expect(form.secondary(3)).toBeVisible();
    await form.submit.click();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    for (const field of Object.values(form.fields)) await expect(field).toHaveValue('');
    await expect(form.category).toHaveValue('');
    await expect(form.choose).toBeVisible();
    await expect(form.secondary(1)).toHaveCount(0);

    added = await findProject(request, TEXTS.name);
    expect(added.secondaryImages).toHaveLength(3);
    expect(await statuses(request, filesOf(added))).toEqual([200, 200, 200, 200]);
  });

  await test.step('find it in the table and on the site', async () => {
    await page.goto('/dashboard/projects');
    await expect(row(page, TEXTS.name)).toContainText(TEXTS.arName);
    await expectOnSite(browser, siteUrl, 'en', { name: TEXTS.name, alt: TEXTS.alt }, 'lattice');
    const arabic = { name: TEXTS.arName, alt: TEXTS.arAlt };
    await expectOnSite(browser, siteUrl, 'ar', arabic, 'المشربيه');
  });

  const renamed = { name: 'Lattice pavilion, finished', arName: 'جناح المشربية بعد اكتماله' };
  const ownRenamed = language === 'ar' ? renamed.arName : renamed.name;
  await test.step('edit', async () => {
    const edit = row(page, TEXTS.name).getByRole('link', {
      name: t('dashboard.tables.edit', { name: own }),
    });
    await edit.click();
    await expect(form.fields.arDescription).toHaveValue(TEXTS.arDescription);
    await form.fields.name.fill(renamed.name);
    await form.fields.arName.fill(renamed.arName);
    await chooseFiles(form.action(2, 'replace'), picture('residential-1'));
    await form.action(1, 'remove').click();
    await expect(form.secondary(3)).toHaveCount(0);
    await form.submit.click();
    await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    await expect(page).toHaveURL('/dashboard/projects');
    await expect(row(page, renamed.name)).toContainText(renamed.arName);

    const edited = await findProject(request, renamed.name);
    const [removed, replaced, kept] = added.secondaryImages.map(({ url }) => url);
    expect(edited.image.url).toBe(added.image.url);
    expect(edited.secondaryImages.map(({ url }) => url)).toEqual([expect.any(String), kept]);
    expect(edited.secondaryImages[0]!.url).not.toBe(replaced);
    expect(await statuses(request, [removed!, replaced!])).toEqual([404, 404]);
    added = edited;
  });

  await test.step('delete', async () => {
    const remove = row(page, renamed.name).getByRole('button', {
      name: t('dashboard.tables.delete', { name: ownRenamed }),
    });
    const dialog = page.getByRole('alertdialog', { name: t('dashboard.projects.deleteTitle') });
    await remove.click();
    await expect(dialog).toContainText(t('dashboard.projects.deleteQuestion'));
    await expect(dialog).toContainText(ownRenamed);
    await dialog.getByRole('button', { name: t('common.no'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, renamed.name)).toBeVisible();

    await remove.click();
    await dialog.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(row(page, renamed.name)).toHaveCount(0);
    await expectDeleted(page, t, t('dashboard.projects.deleted'), ownRenamed);
    await expect.poll(() => statuses(request, filesOf(added))).toEqual([404, 404, 404]);
    await expectOnSite(browser, siteUrl, language, null, ownRenamed);
  });
});

test('sending shows how far it is, and can be taken back', async ({ page, t, number, toast }) => {
  const form = new ProjectForm(page, t, number);
  await page.goto('/dashboard/add-project');
  await form.fill({ ...TEXTS, name: 'A slow upload' });
  await form.chooseMain('hero');
  await form.addSecondary('hospitality-2', 'hospitality-2-b');

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40 * 1024,
  });
  await form.submit.click();
  await expect(toast(t('dashboard.projects.adding'))).toBeVisible();
  await expect(form.submit).toBeDisabled();
  const progress = page.getByRole('progressbar').and(page.locator('progress'));
  const share = async () => Number(await progress.getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  expect(await share()).toBeLessThan(1);

  await page.getByRole('button', { name: t('dashboard.sending.cancel') }).click();
  await expect(toast(t('dashboard.sending.cancelled'))).toBeVisible();
  await expect(form.fields.name).toHaveValue('A slow upload');
  await expect(form.submit).toBeEnabled();
});

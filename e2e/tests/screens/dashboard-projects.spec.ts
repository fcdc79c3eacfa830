import { PROJECT_CATEGORIES, type Project } from '@manjara/contracts';
import { chooseFiles } from '../../support/choose';
import { asVisitor, deleteRow, findEntity, row, statuses } from '../../support/entity-screens';
import { picture } from '../../support/pictures';
import { ProjectForm, type ProjectTexts } from '../../support/project-form';
import { expect, test } from '../../support/test';
import { expectDeleted, undoBar } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const TEXTS: ProjectTexts = {
  name: 'Lattice pavilion',
  arName: 'جناح المشربية',
  category: PROJECT_CATEGORIES[0].en,
  description: 'A pavilion of oak lattice that cools the air of a courtyard.',
  arDescription: 'جناح من مشربيات البلوط يلطّف هواء الفناء.',
  alt: 'A lattice wall in the afternoon sun',
  arAlt: 'جدار من المشربية في شمس العصر',
};

const ADD = '/dashboard/add-project';

const filesOf = ({ image, secondaryImages }: Project): string[] =>
  [image, ...secondaryImages].map(({ url }) => url);

test('a project is added with pictures, seen on the site, edited, and deleted at the second try', async ({
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
    await page.goto(ADD);
    await form.fill(TEXTS);
    await form.chooseMain('hospitality-1');
    await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
    await expect(form.secondary(3)).toBeVisible();
    await form.submit.click();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    await expect(form.fields.name).toHaveValue('');
    await expect(form.secondary(1)).toHaveCount(0);
    added = await findEntity<Project>(request, 'projects', { name: TEXTS.name });
    expect(added.secondaryImages).toHaveLength(3);
    expect(await statuses(request, filesOf(added))).toEqual([200, 200, 200, 200]);
  });

  await test.step('find it on the site, in both languages', async () => {
    for (const [lang, name, alt] of [
      ['en', TEXTS.name, TEXTS.alt],
      ['ar', TEXTS.arName, TEXTS.arAlt],
    ] as const) {
      await asVisitor(browser, `${siteUrl}/projects`, lang, async (visitor) => {
        await expect(visitor.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(visitor.getByRole('img', { name: alt })).toBeVisible();
      });
    }
  });

  const renamed = { name: 'Lattice pavilion, finished', arName: 'جناح المشربية بعد اكتماله' };
  const ownRenamed = language === 'ar' ? renamed.arName : renamed.name;
  await test.step('edit', async () => {
    await page.goto('/dashboard/projects');
    const edit = t('dashboard.tables.edit', { name: own });
    await row(page, TEXTS.name).getByRole('link', { name: edit }).click();
    await expect(form.fields.arDescription).toHaveValue(TEXTS.arDescription);
    await form.fields.name.fill(renamed.name);
    await form.fields.arName.fill(renamed.arName);
    await chooseFiles(form.action(2, 'replace'), picture('residential-1'));
    await form.action(1, 'remove').click();
    await expect(form.secondary(3)).toHaveCount(0);
    await form.submit.click();
    await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    await expect(page).toHaveURL('/dashboard/projects');

    const edited = await findEntity<Project>(request, 'projects', { name: renamed.name });
    const [removed, replaced, kept] = added.secondaryImages.map(({ url }) => url);
    expect(edited.image.url).toBe(added.image.url);
    expect(edited.secondaryImages.map(({ url }) => url)).toEqual([expect.any(String), kept]);
    expect(await statuses(request, [removed!, replaced!])).toEqual([404, 404]);
    added = edited;
  });

  await test.step('delete, take it back, and delete again', async () => {
    await deleteRow(page, t, ownRenamed);
    await expect(row(page, renamed.name)).toHaveCount(0);
    await undoBar(page, t)
      .getByRole('button', { name: t('dashboard.undo.action') })
      .click();
    await expect(row(page, renamed.name)).toBeVisible();
    await deleteRow(page, t, ownRenamed);
    await expectDeleted(page, t, t('dashboard.projects.deleted'), ownRenamed);
    await expect(row(page, renamed.name)).toHaveCount(0);
    await expect.poll(() => statuses(request, filesOf(added))).toEqual([404, 404, 404]);
    await asVisitor(browser, `${siteUrl}/projects`, language, async (visitor) => {
      await expect(visitor.locator('h1')).toBeVisible();
      await expect(visitor.getByRole('heading', { name: ownRenamed })).toHaveCount(0);
    });
  });
});

test('sending shows how far it is, ignores a double tap, and can be cancelled', async ({
  page,
  request,
  t,
  number,
  toast,
}) => {
  const name = 'A slow upload';
  const form = new ProjectForm(page, t, number);
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/projects')) sent.push(call.url());
  });
  await page.goto(ADD);
  await form.fill({ ...TEXTS, name });
  await form.chooseMain('hero');
  await form.addSecondary('hospitality-2', 'hospitality-2-b');
  await expect(form.secondary(2)).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const limitUpload = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limitUpload(40 * 1024);

  // At the end of the page the bar does not stick, and would grow downwards.
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await form.submit.scrollIntoViewIfNeeded();
  const before = (await form.submit.boundingBox())!;
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.click(x, y);
  const progress = page.locator('progress');
  await expect(progress).toBeVisible();
  expect((await form.submit.boundingBox())!.y).toBeCloseTo(before.y, 0);
  await page.mouse.click(x, y);
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await expect(toast(t('dashboard.sending.cancelled'))).toHaveCount(0);

  const share = async () => Number(await progress.getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(0);
  const first = await share();
  await expect.poll(share).toBeGreaterThan(first);
  expect(await share()).toBeLessThan(1);
  await page.getByRole('button', { name: t('dashboard.sending.cancel') }).click();
  await expect(toast(t('dashboard.sending.cancelled'))).toBeVisible();
  await expect(form.fields.name).toHaveValue(name);

  await limitUpload(-1);
  await form.submit.click();
  await expect(toast(t('dashboard.projects.added'))).toBeVisible();
  expect(sent).toHaveLength(2);
  await findEntity<Project>(request, 'projects', { name });
});

test('without a connection nothing is lost, and the bar that says so covers and moves nothing', async ({
  page,
  context,
  request,
  t,
  number,
  toast,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load|could not be loaded/);
  const name = 'Without connection';
  const form = new ProjectForm(page, t, number);
  const notice = page.getByText(t('dashboard.shell.offline'));
  const header = page.getByRole('group', { name: t('dashboard.shell.header') });
  await page.goto(ADD);
  await form.fill({ ...TEXTS, name });
  await form.chooseMain('hero');

  await test.step('what is saved is kept, and sent once it is asked for', async () => {
    await context.setOffline(true);
    await form.submit.click();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: t('dashboard.sending.failure.offline') });
    await expect(failure).toBeVisible();
    await expect(form.fields.name).toHaveValue(name);
    await context.setOffline(false);
    await failure.getByRole('button', { name: t('dashboard.sending.again') }).click();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    await findEntity<Project>(request, 'projects', { name });
  });

  await test.step('the header stays as it is at every width', async () => {
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

  await test.step('a screen that could not be loaded comes by itself', async () => {
    await page.route('**/api/content/home', (route) => route.abort());
    await page.goto('/dashboard/content/home');
    const failed = page.locator('#screen').getByText(t('dashboard.homeContent.loadFailed'));
    await expect(failed).toBeVisible();
    await page.unroute('**/api/content/home');
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('#screen form').first()).toBeVisible();
  });
});

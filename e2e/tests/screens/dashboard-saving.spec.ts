import { PROJECT_CATEGORIES, type Project } from '@manjara/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { ProjectForm, type ProjectTexts } from '../../support/project-form';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

const TEXTS: ProjectTexts = {
  name: 'Garden pavilion',
  arName: 'جناح الحديقة',
  category: PROJECT_CATEGORIES[0].en,
  description: 'A pavilion of oak.',
  arDescription: 'جناح من خشب البلوط.',
  alt: 'A wall of oak',
  arAlt: 'جدار من البلوط',
};

const ADD = '/dashboard/add-project';

/** Lets the new project go to the server only when the test says so. */
async function holdSending(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    requests += 1;
    await held;
    // A request that was stopped meanwhile cannot go on.
    await route.continue().catch(() => undefined);
  });
  return { release, requests: () => requests };
}

async function countOf(request: APIRequestContext, name: string): Promise<number> {
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  return projects.filter((project) => project.name === name).length;
}

async function fillIn(form: ProjectForm, name: string): Promise<void> {
  await form.fill({ ...TEXTS, name });
  await form.chooseMain('hero');
}

test(
  'a double tap on the button sends the project once, and neither cancels nor judges it',
  { tag: '@eachwidth' },
  async ({ page, request, language, t, number, toast }) => {
    const name = `Double tap ${language}`;
    const form = new ProjectForm(page, t, number);
    const sending = await holdSending(page);
    await page.goto(ADD);
    await fillIn(form, name);
    // At the end of the page the bar does not stick, and would grow downwards.
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await form.submit.scrollIntoViewIfNeeded();
    const before = (await form.submit.boundingBox())!;
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.click(x, y);
    await expect(page.locator('progress')).toBeVisible();
    expect((await form.submit.boundingBox())!.y).toBeCloseTo(before.y, 0);
    await page.mouse.click(x, y);
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await expect(toast(t('dashboard.sending.cancelled'))).toHaveCount(0);

    sending.release();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    await expect(form.fields.name).toHaveValue('');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    expect(sending.requests()).toBe(1);
    expect(await countOf(request, name)).toBe(1);
  },
);

test(
  'leaving while a project is sent asks whether to wait or to stop, and stopping stops it',
  { tag: '@anywidth' },
  async ({ page, request, language, t, number, toast, watch }) => {
    watch.expectProblem(/ERR_ABORTED|ERR_FAILED/);
    const name = `Left behind ${language}`;
    const form = new ProjectForm(page, t, number);
    const sending = await holdSending(page);
    await page.goto(ADD);
    await fillIn(form, name);
    await form.submit.click();
    await expect(page.locator('progress')).toBeVisible();
    const question = page.getByRole('alertdialog', {
      name: t('dashboard.projects.leaveWhileSending'),
    });
    const leave = page.getByRole('link', {
      name: `${t('common.back')}: ${t('dashboard.projects.title')}`,
    });
    // On a phone the toast about the sending lies over the link.
    await leave.press('Enter');
    await question.getByRole('button', { name: t('dashboard.sending.leave.wait') }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(ADD);

    await leave.press('Enter');
    await question.getByRole('button', { name: t('dashboard.sending.leave.stop') }).click();
    await expect(toast(t('dashboard.sending.cancelled'))).toBeVisible();
    sending.release();
    const unsaved = page.getByRole('alertdialog', { name: t('dashboard.forms.unsaved.title') });
    await unsaved.getByRole('button', { name: t('dashboard.forms.unsaved.stay') }).click();
    await expect(form.fields.name).toHaveValue(name);
    expect(await countOf(request, name)).toBe(0);
  },
);

test(
  'a save without a connection says so at once, keeps everything and is sent only when asked',
  { tag: '@anywidth' },
  async ({ page, context, request, language, t, number, toast, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const name = `Without connection ${language}`;
    const form = new ProjectForm(page, t, number);
    await page.goto(ADD);
    await fillIn(form, name);
    await context.setOffline(true);
    await form.submit.click();
    const failure = page.getByRole('alert').filter({
      hasText: t('dashboard.sending.failure.offline'),
    });
    await expect(failure).toBeVisible();
    await expect(form.fields.name).toHaveValue(name);

    let sent = 0;
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/api/projects')) sent += 1;
    });
    const back = page.waitForResponse('**/api/messages');
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await back.catch(() => undefined);
    expect(sent).toBe(0);
    await failure.getByRole('button', { name: t('dashboard.sending.again') }).click();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    expect(await countOf(request, name)).toBe(1);
  },
);

test(
  'the offline bar neither hides nor moves the header of the dashboard, at any width',
  { tag: '@anywidth' },
  async ({ page, context, t, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto('/dashboard/add-project');
    const header = page.getByRole('group', { name: t('dashboard.shell.header') });
    const notice = page.getByText(t('dashboard.shell.offline'));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header).toBeVisible();
      const before = await header.boundingBox();
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      expect(await header.boundingBox(), `at ${width} px`).toEqual(before);
      const bar = (await notice.boundingBox())!;
      const { y, height } = before!;
      expect(bar.y >= y + height || bar.y + bar.height <= y, `apart at ${width} px`).toBe(true);
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    }
  },
);

test(
  'a screen that could not be loaded comes by itself when the connection is back',
  { tag: '@anywidth' },
  async ({ page, context, t, watch }) => {
    watch.expectProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load|could not be loaded/);
    await page.route('**/api/content/home', (route) => route.abort());
    await page.goto('/dashboard/content/home');
    const failed = page.locator('#screen').getByText(t('dashboard.homeContent.loadFailed'));
    await expect(failed).toBeVisible();
    await page.unroute('**/api/content/home');
    await context.setOffline(true);
    await expect(page.getByText(t('dashboard.shell.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('#screen form').first()).toBeVisible();
  },
);

test(
  'changes are undone only after a question',
  { tag: '@anywidth' },
  async ({ page, t, number }) => {
    const form = new ProjectForm(page, t, number);
    await page.goto(ADD);
    await form.fields.name.fill('Half a project');
    const discard = page.locator('#screen').getByRole('button', {
      name: t('dashboard.forms.discard'),
    });
    const question = page.getByRole('alertdialog', { name: t('dashboard.forms.discarding.title') });
    await discard.click();
    await question.getByRole('button', { name: t('dashboard.forms.discarding.keep') }).click();
    await expect(form.fields.name).toHaveValue('Half a project');
    await discard.click();
    await question.getByRole('button', { name: t('dashboard.forms.discarding.confirm') }).click();
    await expect(form.fields.name).toHaveValue('');
  },
);

import { type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { ADMIN, signInPage } from '../../support/admin';
import { ContentScreen } from '../../support/content-screens';
import { findEntity, statuses } from '../../support/entity-screens';
import { emptyInbox, InboxScreen, sendTo } from '../../support/inbox-screen';
import { ProjectForm, type ProjectTexts } from '../../support/project-form';
import { signInByForm } from '../../support/sign-in';
import { expect, test as base } from '../../support/test';
import { undoBar } from '../../support/undo-bar';

interface Fixtures {
  /** Ends the page's session on the server, which the page does not know of. */
  endSession: () => Promise<void>;
  dialog: Locator;
  /** Signs in in the dialog. */
  signInAgain: (password?: string) => Promise<void>;
}

// Every test has a session of its own, since it is ended.
const test = base.extend<Fixtures>({
  endSession: ({ page, playwright, siteUrl }, use) =>
    use(async () => {
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const request = await playwright.request.newContext({ baseURL: siteUrl });
      const headers = { authorization: `Bearer ${token}` };
      expect((await request.post('/api/admin/logout', { headers })).status()).toBe(204);
      await request.dispose();
    }),
  dialog: ({ page, t }, use) =>
    use(page.getByRole('dialog', { name: t('dashboard.auth.again.title') })),
  signInAgain: ({ dialog, t }, use) =>
    use(async (password = ADMIN.password) => {
      await dialog.locator('input[autocomplete=current-password]').fill(password);
      const submit = { name: t('dashboard.auth.submit'), exact: true };
      await dialog.getByRole('button', submit).click();
    }),
});

test.use({ instance: 'own', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, playwright, siteUrl, watch }) => {
  watch.expectProblem(/401/);
  await signInPage(page, playwright.request, siteUrl);
});

/** The inboxes answer without the server, so that only what a test does finds the session's end. */
const quiet = (page: Page) =>
  page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ json: [] }));

const textsOf = (name: string, arName: string): ProjectTexts => ({
  name,
  arName,
  category: PROJECT_CATEGORIES[0].en,
  description: 'A reading room of walnut.',
  arDescription: 'قاعة قراءة من خشب الجوز.',
  alt: 'Shelves up to the ceiling',
  arAlt: 'رفوف حتى السقف',
});

test('a project is saved with all its pictures although the session has ended', async ({
  page,
  request,
  wide,
  language,
  t,
  number,
  toast,
  dialog,
  endSession,
  signInAgain,
}) => {
  await quiet(page);
  const form = new ProjectForm(page, t, number);
  const texts = textsOf(`Reading room ${language} ${wide}`, 'قاعة القراءة');
  await page.goto('/dashboard/add-project');
  await form.fill(texts);
  await form.chooseMain('hospitality-1');
  await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
  // Until they are drawn, what lies above may still take its height.
  const drawn = () =>
    page
      .locator('#screen form img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
  await expect.poll(drawn).toEqual([true, true, true, true]);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await endSession();
  await form.submit.click();

  await test.step('the dialog stands above the screen, which stays as it is', async () => {
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/dashboard/add-project');
    await expect(dialog.getByRole('textbox', { name: t('dashboard.auth.email') })).toHaveValue(
      ADMIN.email,
    );
    await expect(dialog.locator('input[autocomplete=current-password]')).toBeFocused();
    await expect(form.fields.arName).toHaveValue(texts.arName);
    // The progress takes a line or two; where the scrollbar's room is kept, pictures of a narrow
    // screen stand in one column less, and the browser scrolls along with them.
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(wide ? 100 : 500);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, wide ? [768, 1440] : [320, 390]);
  });

  await test.step('what is wrong is said in it', async () => {
    await signInAgain('');
    await expect(dialog.getByText(t('dashboard.errors.fillAll'))).toBeVisible();
    const answer = page.waitForResponse('**/api/admin/login');
    await signInAgain('not-the-password');
    const { message } = (await (await answer).json()) as { message: string };
    await expect(dialog.getByText(message)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, wide ? [768, 1440] : [320, 390]);
  });

  await test.step('then the project is saved', async () => {
    await signInAgain();
    await expect(dialog).toHaveCount(0);
    await expect(toast(t('dashboard.auth.success'))).toBeVisible();
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    await expect(form.fields.arName).toHaveValue('');
    const added = await findEntity<Project>(request, 'projects', { name: texts.name });
    expect(added.secondaryImages).toHaveLength(3);
    const files = [added.image, ...added.secondaryImages].map(({ url }) => url);
    expect(await statuses(request, files)).toEqual([200, 200, 200, 200]);
  });
});

test('the inbox that asks by itself goes on, with a deletion that was confirmed', async ({
  page,
  request,
  adminToken,
  t,
  number,
  dialog,
  endSession,
  signInAgain,
}) => {
  await emptyInbox(request, 'messages', adminToken);
  for (const name of ['Noura', 'Huda']) await sendTo(request, 'messages', { name });
  const screen = new InboxScreen(page, t, 'messages');
  await page.clock.install();
  await screen.open();
  await screen.choose('Huda', 'common.delete');
  await page.getByRole('button', { name: t('common.yes'), exact: true }).click();
  await expect(undoBar(page, t)).toContainText(t('dashboard.undo.willDelete'));
  await endSession();
  await sendTo(request, 'messages', { name: 'Sami' });
  await page.clock.fastForward('00:20');
  await expect(dialog).toBeVisible();
  await expect(page.locator('#toasts').getByRole('alert')).toHaveCount(0);
  await signInAgain();
  await expect(dialog).toHaveCount(0);
  await expect(screen.heading(number(2))).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(undoBar(page, t)).toHaveCount(0);
  const headers = { authorization: `Bearer ${adminToken}` };
  const names = async () => {
    const all = await request.get('/api/messages', { headers });
    return ((await all.json()) as { name: string }[]).map(({ name }) => name);
  };
  await expect.poll(names).toEqual(['Sami', 'Noura']);
  expect(await screen.names()).toEqual(['Sami', 'Noura']);
});

test('who gives up is led to the sign-in, and finds there again what was typed', async ({
  page,
  t,
  dialog,
  endSession,
}) => {
  await quiet(page);
  const screen = new ContentScreen(page, t);
  const field = screen.field('dashboard.contactJoin.fields.description', 'inArabic').first();
  await page.goto('/dashboard/content/contact-join');
  await field.fill('نسعد بزيارتكم');
  await endSession();
  await screen.button('common.save').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/login');
  await expect(page.getByText(t('dashboard.auth.expired'))).toBeVisible();
  await expect(page.locator('#toasts').getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await signInByForm(page, t, { password: ADMIN.password });
  await expect(page).toHaveURL('/dashboard/content/contact-join');
  await expect(field).toHaveValue('نسعد بزيارتكم');
  await expect(page.getByText(t('dashboard.forms.restored'))).toBeVisible();
});

test('a sign-in or a sign-out in another tab holds for this one', async ({
  page,
  context,
  playwright,
  siteUrl,
  t,
  toast,
  dialog,
  endSession,
}) => {
  await quiet(page);
  const screen = new ContentScreen(page, t);
  const field = screen.field('dashboard.contactJoin.fields.subText', 'inEnglish').first();
  await page.goto('/dashboard/content/contact-join');
  await field.fill('We answer within a day');
  await endSession();
  await screen.button('common.save').click();
  await expect(dialog).toBeVisible();
  const other = await context.newPage();
  await signInPage(other, playwright.request, siteUrl);
  await expect(dialog).toHaveCount(0);
  await expect(toast(t('dashboard.contactJoin.saved'))).toBeVisible();

  await field.fill('Not to be kept');
  await other.goto('/dashboard/projects');
  await other.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
  await expect(page).toHaveURL('/dashboard/login');
  await page.bringToFront();
  await signInByForm(page, t, { password: ADMIN.password });
  await expect(page).toHaveURL('/dashboard/content/contact-join');
  await expect(field).toHaveValue('We answer within a day');
});

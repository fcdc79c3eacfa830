import { type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { APIRequest, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { ADMIN, signInPage } from '../../support/admin';
import { ContentScreen } from '../../support/content-screens';
import { findEntity, statuses } from '../../support/entity-screens';
import { ProjectForm } from '../../support/project-form';
import { signInByForm } from '../../support/sign-in';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, playwright, siteUrl, watch }) => {
  watch.expectProblem(/401/);
  // A session of its own, since it is ended.
  await signInPage(page, playwright.request, siteUrl);
  // The inboxes answer without the server, so that only what a test does finds the session's end.
  await page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ json: [] }));
});

/** Ends the page's session on the server, which the page does not know of. */
async function endSession(page: Page, request: APIRequest, baseURL: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  const api = await request.newContext({ baseURL, extraHTTPHeaders });
  expect((await api.post('/api/admin/logout')).status()).toBe(204);
  await api.dispose();
}

test('a project is saved with all its pictures although the session has ended', async ({
  page,
  playwright,
  siteUrl,
  request,
  t,
  number,
  toast,
}) => {
  const form = new ProjectForm(page, t, number);
  const dialog = page.getByRole('dialog', { name: t('dashboard.auth.again.title') });
  const password = dialog.locator('input[autocomplete=current-password]');
  const submit = dialog.getByRole('button', { name: t('dashboard.auth.submit'), exact: true });
  const name = 'Library of walnut';
  const arName = 'مكتبة من الجوز';
  await page.goto('/dashboard/add-project');
  await form.fill({
    name,
    arName,
    category: PROJECT_CATEGORIES[0].en,
    description: 'A reading room of walnut.',
    arDescription: 'قاعة قراءة من خشب الجوز.',
    alt: 'Shelves up to the ceiling',
    arAlt: 'رفوف حتى السقف',
  });
  await form.chooseMain('hospitality-1');
  await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
  await expect(form.secondary(3)).toBeVisible();
  await endSession(page, playwright.request, siteUrl);
  await form.submit.click();

  await test.step('the dialog stands above the screen, which stays as it is', async () => {
    await expect(password).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: t('dashboard.auth.email') })).toHaveValue(
      ADMIN.email,
    );
    await expect(page).toHaveURL('/dashboard/add-project');
    await expect(form.fields.arName).toHaveValue(arName);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
  });

  await test.step('what is wrong is said in it', async () => {
    const answer = page.waitForResponse('**/api/admin/login');
    await password.fill('not-the-password');
    await submit.click();
    const { message } = (await (await answer).json()) as { message: string };
    await expect(dialog.getByText(message)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [320, 390]);
  });

  await test.step('then the project is saved', async () => {
    await password.fill(ADMIN.password);
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(t('dashboard.projects.added'))).toBeVisible();
    await expect(form.fields.arName).toHaveValue('');
    const added = await findEntity<Project>(request, 'projects', { name });
    const files = [added.image, ...added.secondaryImages].map(({ url }) => url);
    expect(await statuses(request, files)).toEqual([200, 200, 200, 200]);
  });
});

test('a sign-in or a sign-out in another tab holds for this one', async ({
  page,
  context,
  playwright,
  siteUrl,
  t,
  toast,
}) => {
  const screen = new ContentScreen(page, t);
  const dialog = page.getByRole('dialog', { name: t('dashboard.auth.again.title') });
  const field = screen.field('dashboard.contactJoin.fields.subText', 'inEnglish').first();
  await page.goto('/dashboard/content/contact-join');
  await field.fill('We answer within a day');
  await endSession(page, playwright.request, siteUrl);
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

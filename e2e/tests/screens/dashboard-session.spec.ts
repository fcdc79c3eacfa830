import { type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { ADMIN, signInPage } from '../../support/admin';
import { findEntity, statuses } from '../../support/entity-screens';
import { ProjectForm } from '../../support/project-form';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', contextOptions: { reducedMotion: 'reduce' } });

test('a project is saved with all its pictures although the session has ended', async ({
  page,
  playwright,
  siteUrl,
  request,
  t,
  number,
  toast,
  watch,
}) => {
  watch.expectProblem(/401/);
  // A separate session, because the test ends it.
  await signInPage(page, playwright.request, siteUrl);
  // Faked, so that not the inbox polling but the save finds the ended session.
  await page.route(/\/api\/(messages|jobs)(\?|$)/, (route) => route.fulfill({ json: [] }));
  const form = new ProjectForm(page, t, number);
  const dialog = page.getByRole('dialog', { name: t('dashboard.auth.again.title') });
  const password = dialog.locator('input[autocomplete=current-password]');
  const name = 'Library of walnut';
  await page.goto('/dashboard/add-project');
  await form.fill({
    name,
    arName: 'مكتبة من الجوز',
    category: PROJECT_CATEGORIES[0].en,
    description: 'A reading room of walnut.',
    arDescription: 'قاعة قراءة من خشب الجوز.',
    alt: 'Shelves up to the ceiling',
    arAlt: 'رفوف حتى السقف',
  });
  await form.chooseMain('hospitality-1');
  await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
  await expect(form.secondary(3)).toBeVisible();
  // Wait, so that the save is the first call after the session's end.
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/admin/logout', { headers })).status()).toBe(204);
  await form.submit.click();
  await expect(password).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [320, 390]);

  await password.fill(ADMIN.password);
  await dialog.getByRole('button', { name: t('dashboard.auth.submit'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(t('dashboard.projects.added'))).toBeVisible();
  const added = await findEntity<Project>(request, 'projects', { name });
  const files = [added.image, ...added.secondaryImages].map(({ url }) => url);
  expect(await statuses(request, files)).toEqual([200, 200, 200, 200]);
});

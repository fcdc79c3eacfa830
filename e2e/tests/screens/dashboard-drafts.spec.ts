import type { Project } from '@manjara/contracts';
import { type BrowserContext, type Page } from '@playwright/test';
import { ADMIN, signInPage } from '../../support/admin';
import { ContentScreen } from '../../support/content-screens';
import { ProjectForm } from '../../support/project-form';
import { signInByForm } from '../../support/sign-in';
import { addProject } from '../../support/system';
import { expect, test as base } from '../../support/test';

const test = base.extend<{ form: ProjectForm; content: ContentScreen }>({
  form: ({ page, t, number }, use) => use(new ProjectForm(page, t, number)),
  content: ({ page, t }, use) => use(new ContentScreen(page, t)),
});

test.use({ instance: 'own', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, playwright, siteUrl }) => {
  await signInPage(page, playwright.request, siteUrl);
});

/** What the browser keeps of forms: how many texts and pictures. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const count = async (name: string) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
      const counts = await Promise.all(
        [...db.objectStoreNames].map(
          (store) =>
            new Promise<number>((resolve) => {
              const counted = db.transaction(store).objectStore(store).count();
              counted.onsuccess = () => resolve(counted.result);
            }),
        ),
      );
      db.close();
      return counts.reduce((sum, one) => sum + one, 0);
    };
    const all = await Promise.all(databases.map(({ name }) => count(name!)));
    return all.reduce((sum, one) => sum + one, 0);
  });

/** The tab is gone without a word, as when its process dies. */
async function crash(page: Page, context: BrowserContext): Promise<Page> {
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  return next;
}

const accept = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

test('a reload brings back what was typed and the pictures that were picked, in their order', async ({
  page,
  request,
  form,
  t,
  toast,
}) => {
  accept(page);
  await page.goto('/dashboard/add-project');
  await form.fill({
    name: 'Reading room',
    arName: 'قاعة القراءة',
    category: 'Residential',
    description: 'A reading room of walnut.',
    arDescription: 'قاعة قراءة من خشب الجوز.',
    alt: 'Shelves up to the ceiling',
    arAlt: 'رفوف حتى السقف',
  });
  await form.chooseMain('hospitality-1');
  await form.addSecondary('hospitality-1-b', 'hospitality-1-c', 'detail-1');
  await form.action(1, 'remove').click();
  await expect.poll(() => kept(page)).toBe(4);
  await page.reload();

  await expect(page.getByText(t('dashboard.forms.restored'))).toBeVisible();
  await expect(form.fields.arName).toHaveValue('قاعة القراءة');
  await expect(form.fields.arAlt).toHaveValue('رفوف حتى السقف');
  await expect(form.category).toHaveValue('Residential');
  await expect(form.mainPicture.locator('img').last()).toBeVisible();
  await expect(form.secondary(2)).toBeVisible();
  await expect(form.secondary(3)).toHaveCount(0);

  await form.submit.click();
  await expect(toast(t('dashboard.projects.added'))).toBeVisible();
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  expect(projects.find(({ name }) => name === 'Reading room')?.secondaryImages).toHaveLength(2);
  await expect.poll(() => kept(page)).toBe(0);
  await page.reload();
  await expect(form.fields.name).toHaveValue('');
  await expect(page.getByText(t('dashboard.forms.restored'))).toHaveCount(0);
});

test('what was typed survives a crash of its tab, and is thrown away when that is asked for', async ({
  page,
  context,
  playwright,
  siteUrl,
  t,
  number,
}) => {
  const { _id } = await addProject(playwright.request, siteUrl, 'Old house');
  await page.goto(`/dashboard/edit-project/${_id}`);
  await new ProjectForm(page, t, number).fields.name.fill('New house');
  await expect.poll(() => kept(page)).toBeGreaterThan(0);
  const next = await crash(page, context);
  const form = new ProjectForm(next, t, number);
  await next.goto('/dashboard/add-project');
  await expect(form.fields.name).toHaveValue('');
  await next.goto(`/dashboard/edit-project/${_id}`);
  await expect(form.fields.name).toHaveValue('New house');
  await expect(form.mainPicture.locator('img').last()).toBeVisible();

  const button = { name: t('dashboard.forms.throwAway.button'), exact: true };
  await next.locator('#screen').getByRole('button', button).click();
  const question = next.getByRole('alertdialog');
  await question.getByRole('button', { name: t('dashboard.forms.throwAway.keep') }).click();
  await expect(form.fields.name).toHaveValue('New house');
  await next.locator('#screen').getByRole('button', button).click();
  await question.getByRole('button', button).click();
  await expect(form.fields.name).toHaveValue('Old house');
  await expect(next.getByText(t('dashboard.forms.restored'))).toHaveCount(0);
  await expect.poll(() => kept(next)).toBe(0);

  await test.step('nor does come back what was agreed to be lost', async () => {
    await form.fields.name.fill('New house');
    await expect.poll(() => kept(next)).toBeGreaterThan(0);
    await next.locator('a[href="/dashboard/messages"]').first().dispatchEvent('click');
    await next.getByRole('button', { name: t('dashboard.forms.unsaved.leave') }).click();
    await expect(next).toHaveURL('/dashboard/messages');
    await expect.poll(() => kept(next)).toBe(0);
    await next.goBack();
    await expect(form.fields.name).toHaveValue('Old house');
  });
});

test('signing out takes away what was typed on every screen', async ({
  page,
  form,
  content,
  t,
}) => {
  accept(page);
  await page.goto('/dashboard/add-project');
  await form.fields.name.fill('Reading room');
  await form.chooseMain('hospitality-1');
  await expect.poll(() => kept(page)).toBe(2);
  await page.goto('/dashboard/content/contact-join');
  const text = content.field('dashboard.contactJoin.fields.subText', 'inEnglish').first();
  await text.fill('We answer within a day');
  await expect.poll(() => kept(page)).toBe(3);

  await page.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
  await page.getByRole('button', { name: t('dashboard.forms.unsaved.leave') }).click();
  await expect(page).toHaveURL('/dashboard/login');
  await expect.poll(() => kept(page)).toBe(0);
  await signInByForm(page, t, { password: ADMIN.password });
  await expect(page).toHaveURL('/dashboard/projects');
  await page.goto('/dashboard/add-project');
  await expect(form.fields.name).toHaveValue('');
});

import type { Project } from '@manjara/contracts';
import { expectAccessible, expectSound } from '../../support/accessibility';
import { furtherAddresses, PUBLIC, SIGNED_OUT } from '../../support/screens';
import { expect, test } from '../../support/test';

// Pages are judged at rest, not while they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries(PUBLIC)) {
  test(`${name} is accessible and fits`, async ({ page, wide }) => {
    await page.goto(path);
    await expectSound(page, wide);
  });
}

test('lists, their pages and filters are accessible and fit', async ({ page, request, wide }) => {
  for (const path of (await furtherAddresses(request)).slice(0, -1)) {
    await page.goto(path);
    await expectSound(page, wide);
  }
});

test('a wrong address is accessible and fits', async ({ page, wide, watch }) => {
  watch.expectProblem(/404.*\/(no-such-page|projects)/);
  for (const path of ['/no-such-page', '/projects/none', `/projects?project=${'0'.repeat(24)}`]) {
    await page.goto(path);
    await expectSound(page, wide);
  }
});

for (const path of Object.values(SIGNED_OUT)) {
  test(`${path} is accessible and fits`, async ({ page, wide }) => {
    await page.goto(path);
    await expectSound(page, wide);
  });
}

test.describe('the dashboard', () => {
  test.use({ signedIn: true });

  test('the table and its delete dialog are accessible and fit', async ({ page, wide, t }) => {
    await page.goto('/dashboard/projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page, wide);
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(
      page.getByRole('alertdialog', { name: t('dashboard.projects.deleteTitle') }),
    ).toBeVisible();
    await expectSound(page, wide);
  });

  test('adding a project is accessible and fits, also with faults', async ({ page, wide, t }) => {
    await page.goto('/dashboard/add-project');
    await expectSound(page, wide);
    await page.locator('#screen form button[type=submit]').click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    await expectSound(page, wide);
  });

  test('editing a project is accessible and fits', async ({ page, request, wide }) => {
    const [project] = (await (await request.get('/api/projects')).json()) as Project[];
    await page.goto(`/dashboard/edit-project/${project!._id}`);
    await expect(page.locator('#screen form')).toBeVisible();
    await expectSound(page, wide);
  });

  test('the lists of page texts and their delete dialogs are accessible', async ({
    page,
    wide,
  }) => {
    for (const path of ['add-partner', 'content/about']) {
      await page.goto(`/dashboard/${path}`);
      const remove = page.locator('#screen').getByRole('listitem').first().getByRole('button');
      await remove.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectSound(page, wide);
    }
  });

  test('adding to them is accessible, also with faults', async ({ page, wide, t }) => {
    for (const [path, add] of [
      ['add-partner', 'dashboard.partners.add'],
      ['content/about', 'dashboard.aboutContent.addValue'],
    ] as const) {
      await page.goto(`/dashboard/${path}`);
      await page.getByRole('button', { name: t(add), exact: true }).click();
      await expect(page.getByText(t('dashboard.forms.pictureRequired'))).toBeVisible();
      await expectSound(page, wide);
    }
  });

  for (const path of [
    'profile',
    'add-partner',
    'content/home',
    'content/about',
    'content/contact-join',
  ]) {
    test(`/dashboard/${path} is accessible and fits`, async ({ page, wide, t }) => {
      await page.goto(`/dashboard/${path}`);
      await expect(page.locator('#screen').getByRole('textbox').first()).toBeVisible();
      await expectSound(page, wide);
      if (!wide) {
        await page.getByRole('button', { name: t('dashboard.shell.menu') }).click();
        await expectAccessible(page);
      }
    });
  }
});

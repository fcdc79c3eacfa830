import type { Page } from '@playwright/test';
import type { Project } from '@manjara/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility';
import { expect, test } from '../../support/test';

// Pages are judged at rest, not while they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = { narrow: [320, 390], wide: [768, 1440] };

/** Lets lazy pictures load and everything that rises into view come to rest. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function judge(page: Page, wide: boolean): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, wide ? WIDTHS.wide : WIDTHS.narrow);
}

const PUBLIC = ['/', '/projects', '/production', '/about', '/join', '/contact'];

for (const path of PUBLIC) {
  test(`${path} is accessible and fits`, async ({ page, wide }) => {
    await page.goto(path);
    await judge(page, wide);
  });
}

test('a wrong address is accessible and fits', async ({ page, wide, watch }) => {
  watch.expectProblem(/404.*\/no-such-page/);
  await page.goto('/no-such-page');
  await judge(page, wide);
});

test('the menus are accessible when they are open', async ({ page, wide, t }) => {
  await page.goto('/about');
  const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
  if (wide) {
    await navigation.getByRole('button', { name: t('shell.header.categoriesOf') }).focus();
    await page.keyboard.press('Enter');
  } else {
    await page.getByLabel(t('shell.header.menu'), { exact: true }).click();
    await navigation.getByLabel(t('shell.header.categoriesOf')).click();
  }
  await expect(navigation.getByRole('listitem').nth(7)).toBeVisible();
  await expectAccessible(page);
});

test('a form with what is wrong in it is accessible', async ({ page, wide, t, toast }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expect(toast(t('popups.fields'))).toBeVisible();
  await judge(page, wide);
});

for (const path of ['', '/forget-password', '/reset-password', '/reset-password#token=a-mail']) {
  test(`/dashboard/login${path} is accessible and fits`, async ({ page, wide }) => {
    await page.goto(`/dashboard/login${path}`);
    await judge(page, wide);
  });
}

test.describe('the dashboard', () => {
  test.use({ signedIn: true });

  test('the table and its delete dialog are accessible and fit', async ({ page, wide, t }) => {
    await page.goto('/dashboard/projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await judge(page, wide);
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(
      page.getByRole('alertdialog', { name: t('dashboard.projects.deleteTitle') }),
    ).toBeVisible();
    await judge(page, wide);
  });

  test('adding a project is accessible and fits, also with faults', async ({ page, wide, t }) => {
    await page.goto('/dashboard/add-project');
    await judge(page, wide);
    await page.locator('#screen form button[type=submit]').click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    await judge(page, wide);
  });

  test('editing a project is accessible and fits', async ({ page, request, wide }) => {
    const [project] = (await (await request.get('/api/projects')).json()) as Project[];
    await page.goto(`/dashboard/edit-project/${project!._id}`);
    await expect(page.locator('#screen form')).toBeVisible();
    await judge(page, wide);
  });

  for (const path of ['profile', 'content/home']) {
    test(`/dashboard/${path} is accessible and fits`, async ({ page, wide, t }) => {
      await page.goto(`/dashboard/${path}`);
      await expect(page.locator('#screen').getByRole('textbox').first()).toBeVisible();
      await judge(page, wide);
      if (!wide) {
        await page.getByRole('button', { name: t('dashboard.shell.menu') }).click();
        await expectAccessible(page);
      }
    });
  }
});

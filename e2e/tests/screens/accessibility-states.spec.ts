import { expectAccessible, expectSound } from '../../support/accessibility';
import { pdfFile } from '../../support/pdf';
import { ProjectsScreen } from '../../support/projects-screen';
import { furtherAddresses, PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

// Screens are judged at rest, not while they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menus are accessible when they are open', async ({ page, wide, t }) => {
  await page.goto('/about');
  const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
  if (wide) {
    await navigation.getByRole('button', { name: t('navigation.categories') }).focus();
    await page.keyboard.press('Enter');
  } else {
    await page.getByLabel(t('shell.header.menu'), { exact: true }).click();
    await navigation.getByLabel(t('navigation.categories')).click();
  }
  await expect(navigation.getByRole('listitem').nth(7)).toBeVisible();
  await expectAccessible(page);
});

test('a form with what is wrong in it is accessible', async ({ page, wide, t, toast }) => {
  await page.goto(PUBLIC.contact);
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await expect(toast(t('popups.fields'))).toBeVisible();
  await expectSound(page, wide);
});

test('a project is accessible and fits, open and closed', async ({ page, request, wide, t }) => {
  await page.goto((await furtherAddresses(request)).at(-1)!);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectSound(page, wide);
  await dialog.getByText(t('common.showMore')).click();
  await dialog.getByRole('button', { name: t('projectsp.gallery.next') }).click();
  await expectSound(page, wide);
  await dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expectSound(page, wide);
});

test('the filters are accessible and fit where they are a sheet', async ({ page, t, wide }) => {
  const portfolio = new ProjectsScreen(page, t, wide);
  await page.goto('/projects?category=Education&category=Hospitality');
  await portfolio.openFilters();
  await expect(portfolio.filters).toBeVisible();
  await expectSound(page, wide);
});

test('a product is accessible and fits, and so is its date', async ({ page, wide }) => {
  await page.goto(PUBLIC.production);
  const card = page.locator('main li', { has: page.getByRole('heading') }).first();
  await card.getByRole('button').focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, wide);
});

test('open answers and unfolded lists are accessible and fit', async ({ page, wide, t }) => {
  await page.goto(PUBLIC.about);
  const more = page.locator('main').getByRole('button', { name: t('common.showMore') });
  for (let folded = await more.count(); folded > 0; folded--) {
    await more.first().click();
    await expect(more).toHaveCount(folded - 1);
  }
  for (const question of await page.locator('main details > summary').all()) {
    await question.click();
  }
  await expectSound(page, wide);
});

for (const name of ['contact', 'join'] as const) {
  test(`the confirmation of ${name} is accessible and fits`, async ({ page, wide, t }) => {
    // Answered here: the product that all tests read stays as it is.
    await page.route(/\/api\/(messages|jobs)$/, (route) =>
      route.fulfill({ status: 201, json: {} }),
    );
    await page.clock.install();
    await page.goto(PUBLIC[name]);
    const form = page.locator('main form').last();
    for (const field of await form.getByRole('textbox').all()) await field.fill('a@b.example');
    if (name === 'contact') await form.locator('[name=phone]').fill('+966501234567');
    else {
      await form.getByRole('combobox').selectOption({ index: 1 });
      await form.locator('[name=cv]').setInputFiles(pdfFile('Twelve years of doors'));
    }
    // The clock stands, so that the confirmation does not close by itself. It may not jump over the
    // two minutes after which a chunk that is on its way counts as lost.
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    await page.clock.resume();
    await expectSound(page, wide);
  });
}

test('a list that failed is accessible and fits', async ({ page, wide, watch }) => {
  watch.expectProblem(/500/);
  await page.route(/\/api\/(projects|products)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  for (const path of [PUBLIC.projects, PUBLIC.production]) {
    await page.goto(PUBLIC.join);
    if (!wide) await page.locator('header summary').first().click();
    await page.locator(`header a[href^="${path}"]:visible`).first().click();
    await expect(page.locator('main').getByRole('alert')).toBeVisible();
    await expectSound(page, wide);
  }
});

test('a page without a connection is accessible and fits', async ({
  page,
  context,
  wide,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk/);
  watch.expectProblem(/Failed to fetch|RUNTIME-008|ScriptNetworkError/);
  await page.goto(PUBLIC.contact);
  await expect(page.locator('main form button[type=submit]')).toBeEnabled();
  await context.setOffline(true);
  await expect(page.locator('header ~ [role=status] p')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('contentinfo').locator(`a[href^="${PUBLIC.about}"]`).last().click();
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  await expectSound(page, wide);
});

import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

test('a card opens its project; button, overlay, Escape and history close it', async ({
  portfolio,
  page,
  seen,
  t,
  localized,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const card = portfolio.card(seen.name);
  const close = portfolio.dialog.getByRole('link', { name: t('common.close') });
  const ways = [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
  ];
  for (const way of ways) {
    await portfolio.open(seen.name);
    await expect(page).toHaveURL(localized(seen.address));
    await expect(page).toHaveTitle(new RegExp(seen.name));
    await way();
    await expect(portfolio.dialog).toHaveCount(0);
    await expect(page).toHaveURL(localized('/projects'));
    await expect(card).toBeFocused();
  }
  await page.goForward();
  await expect(portfolio.dialog).toBeVisible();
});

test('it says name, category and all its words, and a press inside does not close it', async ({
  portfolio,
  page,
  seen,
  t,
  language,
}) => {
  const { category, arCategory } = seen.project;
  await page.goto(seen.address);
  await waitForHydration(page);
  const { dialog } = portfolio;
  await expect(dialog).toHaveAccessibleName(seen.name);
  await expect(dialog.getByText(language === 'ar' ? arCategory : category)).toBeVisible();
  await expect(dialog.locator('time')).toHaveAttribute('datetime', seen.project.createdAt);
  await dialog.getByText(t('projectsp.date'), { exact: true }).click();
  await expect(dialog).toBeVisible();
});

test(
  'a link to a project fetches its picture ahead of those that it covers',
  { tag: '@anywidth' },
  async ({ request, seen }) => {
    const html = await (await request.get(seen.address)).text();
    const ahead = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(ahead).toEqual([expect.stringContaining(`${seen.project.image.url}?w=`)]);
    expect(ahead[0]).toMatch(/fetchpriority="high"/i);
  },
);

test('what lies behind an open project is out of reach', async ({ portfolio, page, seen }) => {
  await page.goto('/projects');
  const dialog = await portfolio.open(seen.name);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('a link to a project opens it above its list, and a reload keeps it', async ({
  portfolio,
  page,
  seen,
  t,
  localized,
}) => {
  const response = await page.goto(seen.address);
  expect(response!.status()).toBe(200);
  await expect(portfolio.dialog).toContainText(seen.name);
  await page.reload();
  await expect(portfolio.dialog).toContainText(seen.name);
  await waitForHydration(page);
  await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(page).toHaveURL(localized('/projects'));
  await expect(portfolio.dialog).toHaveCount(0);
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('a link to a project is read in the language that it asks for', async ({
  portfolio,
  page,
  seen,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar';
  await page.goto(`${seen.address}&lang=${other}`);
  const { name, arName } = seen.project;
  await expect(portfolio.dialog).toHaveAccessibleName(other === 'ar' ? arName : name);
});

test(
  'a project keeps the filters and the page of its list',
  { tag: '@anywidth' },
  async ({ portfolio, page, seen, t, language, localized }) => {
    const category = encodeURIComponent(PROJECT_CATEGORIES[0][language]);
    const search = new URLSearchParams({ search: seen.name.slice(0, 5).trim() });
    for (const list of [
      '/projects?page=2',
      `/projects/${category}`,
      `/projects?category=${category}&category=Education`,
      `/projects?${search}`,
    ]) {
      await page.goto(list);
      await portfolio.cards.first().getByRole('link').click();
      await expect(portfolio.dialog).toBeVisible();
      const address = page.url();
      expect(new URL(address).searchParams.get('project')).toMatch(/^[0-9a-f]{24}$/);
      await page.reload();
      await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
      await expect(portfolio.dialog).toHaveCount(0);
      await expect(page).toHaveURL(localized(list));
    }
  },
);

for (const id of ['0123456789abcdef01234567', 'no-id']) {
  test(
    `a project that is not there answers 404 and helps onward (${id})`,
    { tag: '@anywidth' },
    async ({ portfolio, page, t, watch, localized }) => {
      watch.expectProblem(/404.*\/projects\?project=/);
      const response = await page.goto(`/projects?project=${id}`);
      expect(response!.status()).toBe(404);
      await expect(page.getByRole('heading', { name: t('projectsp.missing.title') })).toBeVisible();
      await expect(portfolio.cards).toHaveCount(20);
      await page.getByRole('link', { name: t('projectsp.missing.action') }).click();
      await expect(page).toHaveURL(localized('/projects'));
    },
  );
}

test.describe('without JavaScript', { tag: '@layout' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('a project is opened, read and closed', async ({ portfolio, page, seen, t, localized }) => {
    await page.goto('/projects');
    await portfolio.card(seen.name).click();
    await expect(page).toHaveURL(localized(seen.address));
    await expect(portfolio.dialog).toBeVisible();
    await expect(portfolio.dialog.getByRole('heading', { name: seen.name })).toBeVisible();

    const text = portfolio.dialog.locator('p[dir="auto"]');
    await portfolio.dialog.getByText(t('common.showMore')).click();
    await expect
      .poll(() => text.evaluate((element: HTMLElement) => element.innerText))
      .toBe(seen.description);

    await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
    await expect(page).toHaveURL(localized('/projects'));
    await expect(portfolio.dialog).toHaveCount(0);
  });
});

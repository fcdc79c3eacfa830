import { LIMITS } from '@manjara/contracts';
import type { Locator } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { serveProjects, test as base } from '../../support/portfolio';
import { expect } from '../../support/test';

const PAGE_SIZE = 20;
/** Enough pages for both ellipses. */
const MANY = 10;

interface Pages {
  navigation: Locator;
  page: (number: number) => Locator;
  previous: Locator;
  next: Locator;
}

const test = base.extend<{ pages: Pages; names: string[] }>({
  pages: async ({ page, t, number }, use) => {
    const navigation = page.getByRole('navigation', { name: t('common.pagination.label') });
    const link = (name: string) => navigation.getByRole('link', { name, exact: true });
    await use({
      navigation,
      page: (at) => link(t('common.pagination.page', { page: number(at) })),
      previous: link(t('common.pagination.previous')),
      next: link(t('common.pagination.next')),
    });
  },
  names: async ({ projects, language }, use) =>
    use(projects.map(({ name, arName }) => (language === 'ar' ? arName : name))),
});

test('pages of 20, the newest project first', async ({
  page,
  portfolio,
  pages,
  projects,
  names,
  localized,
}) => {
  expect(LIMITS.projectsPageSize).toBe(PAGE_SIZE);
  expect(projects.length).toBeGreaterThan(PAGE_SIZE);
  const newestFirst = [...projects].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  expect(projects.map(({ _id }) => _id)).toEqual(newestFirst.map(({ _id }) => _id));

  await page.goto('/projects');
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
  await pages.page(2).click();
  await expect(page).toHaveURL(localized('/projects?page=2'));
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await expect(pages.page(2)).toHaveAttribute('aria-current', 'page');
});

test('another page begins at its top, for the eye and the keyboard', async ({
  page,
  portfolio,
  pages,
  localized,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await pages.next.click();
  await expect(page).toHaveURL(localized('/projects?page=2'));
  await expect(portfolio.results).toBeFocused();
  await expect(portfolio.cards.first()).toBeInViewport();
});

test(
  'the page lives in the address: reload, back and sharing keep it',
  { tag: '@anywidth' },
  async ({ page, portfolio, pages, names }) => {
    await page.goto('/projects');
    await pages.next.click();
    await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
    await page.reload();
    await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
    await page.goBack();
    await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
    await page.goForward();
    await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  },
);

test(
  'a page that is not there leads to one that is',
  { tag: '@anywidth' },
  async ({ page, portfolio, names, localized }) => {
    await page.goto('/projects?page=99');
    await expect(page).toHaveURL(localized('/projects?page=2'));
    await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
    for (const nonsense of ['0', '-1', '1.5', 'two']) {
      await page.goto(`/projects?page=${nonsense}`);
      await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
    }
  },
);

test('of many pages the first, the last, the current and its neighbours are offered', async ({
  page,
  portfolio,
  pages,
  projects,
  number,
  localized,
}) => {
  const offered = async () =>
    (await pages.navigation.getByRole('listitem').allTextContents()).filter(Boolean);
  const written = (...items: (number | '…')[]) =>
    items.map((item) => (item === '…' ? item : number(item)));
  await page.goto('/projects');
  await waitForHydration(page);
  await serveProjects(page, projects.slice(0, PAGE_SIZE), MANY * PAGE_SIZE);

  await pages.page(2).click();
  await expect.poll(offered).toEqual(written(1, 2, 3, '…', MANY));
  await pages.page(MANY).click();
  await expect.poll(offered).toEqual(written(1, '…', 9, MANY));
  await expect(pages.next).toHaveCount(0);
  for (const at of [9, 8, 7, 6]) {
    await pages.previous.click();
    await expect(page).toHaveURL(localized(`/projects?page=${at}`));
  }
  await expect.poll(offered).toEqual(written(1, '…', 5, 6, 7, '…', MANY));
  await expect(pages.page(6)).toHaveAttribute('aria-current', 'page');
  await expect(portfolio.cards).toHaveCount(PAGE_SIZE);
  await pages.page(5).click();
  await pages.page(4).click();
  await expect.poll(offered).toEqual(written(1, '…', 3, 4, 5, '…', MANY));
  await pages.page(3).click();
  await expect.poll(offered).toEqual(written(1, 2, 3, 4, '…', MANY));
  await pages.page(1).click();
  await expect(page).toHaveURL(localized('/projects'));
  await expect.poll(offered).toEqual(written(1, 2, '…', MANY));
  await expect(pages.previous).toHaveCount(0);
});

test(
  'a list of one page has no pages to offer',
  { tag: '@anywidth' },
  async ({ page, pages, portfolio }) => {
    await page.goto('/projects/Education');
    await expect(portfolio.cards.first()).toBeVisible();
    await expect(pages.navigation).toHaveCount(0);
  },
);

test.describe('without JavaScript', { tag: '@layout' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test(
    'pages are links',
    { tag: '@anywidth' },
    async ({ page, portfolio, pages, names, localized }) => {
      await page.goto('/projects');
      await pages.next.click();
      await expect(page).toHaveURL(localized('/projects?page=2'));
      await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
    },
  );
});

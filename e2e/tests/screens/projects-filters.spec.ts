import { PROJECT_CATEGORIES, type Project } from '@manjara/contracts';
import { allProjects, ProjectsScreen } from '../../support/projects-screen';
import { expect, test as base } from '../../support/test';

const test = base.extend<{ portfolio: ProjectsScreen; projects: Project[] }>({
  portfolio: ({ page, t, wide }, use) => use(new ProjectsScreen(page, t, wide)),
  projects: async ({ request }, use) => use(await allProjects(request)),
});

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;
const PAGE_SIZE = 20;

const addressOf = (...labels: string[]) =>
  `/projects?${new URLSearchParams(labels.map((label) => ['category', label]))}`;

test('a category may be named in the path, in either language', async ({
  portfolio,
  page,
  projects,
  language,
}) => {
  const own = projects.filter(({ category }) => category === EDUCATION.en);
  for (const label of [EDUCATION.en, EDUCATION.en.toLowerCase(), EDUCATION.ar]) {
    await page.goto(`/projects/${encodeURIComponent(label)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDUCATION[language]);
    await expect(portfolio.cards).toHaveCount(own.length);
    await expect(portfolio.dropdown).toHaveValue(EDUCATION[language]);
  }
});

test('an unknown category is a 404 with an empty state and a way back', async ({
  portfolio,
  page,
  t,
  watch,
}) => {
  watch.expectProblem(/404.*\/projects\/Castles/);
  const response = await page.goto('/projects/Castles');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: t('projectsp.message') })).toBeVisible();
  // Its icon; that of the filters' button is hidden where the sidebar stands.
  await expect(portfolio.results.locator('svg').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: t('projectsp.showAll') }).click();
  await expect(page).toHaveURL('/projects');
  await expect(portfolio.cards).toHaveCount(PAGE_SIZE);
});

test('the sidebar chooses several categories, and All replaces them', async ({
  portfolio,
  page,
  projects,
  language,
  t,
}) => {
  const [first, second] = [HOSPITALITY[language], EDUCATION[language]];
  const countOf = (...categories: string[]) =>
    projects.filter(({ category }) => categories.includes(category)).length;
  await page.goto('/projects');
  await portfolio.openFilters();
  await expect(portfolio.box(t('projectsp.all'))).toBeChecked();

  await portfolio.box(first).check();
  await expect(portfolio.box(t('projectsp.all'))).not.toBeChecked();
  await expect(page).toHaveURL(addressOf(first));
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
  await portfolio.box(second).check();
  await expect(portfolio.box(second)).toBeFocused();
  await expect(page).toHaveURL(addressOf(first, second));
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
  await expect(portfolio.dropdown).toHaveValue('several');

  await page.reload();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
  await portfolio.openFilters();
  await expect(portfolio.box(second)).toBeChecked();
  await page.goBack();
  await expect(portfolio.box(second)).not.toBeChecked();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
  await page.goForward();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));

  await portfolio.box(t('projectsp.all')).check();
  await expect(portfolio.box(first)).not.toBeChecked();
  await expect(page).toHaveURL('/projects');
  await expect(portfolio.cards).toHaveCount(PAGE_SIZE);
  await portfolio.closeFilters();
});

test(
  'a filter keeps the keyboard when the path changes',
  { tag: '@wide' },
  async ({ portfolio, page, language }) => {
    await page.goto(`/projects/${HOSPITALITY.en}`);
    await portfolio.box(EDUCATION[language]).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(addressOf(HOSPITALITY[language], EDUCATION[language]));
    await expect(portfolio.box(EDUCATION[language])).toBeFocused();
  },
);

test('the dropdown chooses a single category, and All is its default', async ({
  portfolio,
  page,
  language,
}) => {
  await page.goto('/projects?page=2');
  await expect(portfolio.dropdown).toHaveValue('all');
  await portfolio.dropdown.selectOption(HOSPITALITY[language]);
  await expect(page).toHaveURL(addressOf(HOSPITALITY[language]));
  await portfolio.dropdown.selectOption(EDUCATION[language]);
  await expect(page).toHaveURL(addressOf(EDUCATION[language]));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDUCATION[language]);
  await portfolio.dropdown.selectOption('all');
  await expect(page).toHaveURL('/projects');
});

test('clearing resets the categories and keeps the search', async ({ portfolio, page, t }) => {
  await page.goto(`${addressOf(HOSPITALITY.ar, EDUCATION.ar)}&search=a`);
  await portfolio.openFilters();
  const dates = page.locator('[data-filter="date"]');
  await expect(dates).toBeHidden();
  await expect(dates.locator('input').first()).toBeDisabled();
  await dates
    .locator('input')
    .first()
    .evaluate((input: HTMLInputElement) => {
      input.value = '2026-01-01';
    });
  await portfolio.filters.getByRole('link', { name: t('projectsp.clear') }).click();
  await expect(page).toHaveURL('/projects?search=a');
  await expect(portfolio.box(t('projectsp.all'))).toBeChecked();
  await expect(dates.locator('input').first()).toHaveValue('');
});

test('the search finds part of a name, whatever its case, within the categories', async ({
  portfolio,
  page,
  projects,
  language,
}) => {
  const project = projects.find(({ category }) => category === EDUCATION.en)!;
  const name = language === 'ar' ? project.arName : project.name;
  const part = name.slice(2, 9).trim().toUpperCase();
  await page.goto(addressOf(EDUCATION[language]));
  await portfolio.search.fill(part);
  await portfolio.search.press('Enter');
  const searched = `${addressOf(EDUCATION[language])}&${new URLSearchParams({ search: part })}`;
  await expect(page).toHaveURL(searched);
  await expect(portfolio.card(name)).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(searched);
  await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(visitor.getByRole('searchbox')).toHaveValue(part);
  await visitor.close();

  await portfolio.search.fill('');
  await portfolio.search.press('Enter');
  await expect(page).toHaveURL(addressOf(EDUCATION[language]));
});

test('the other language’s names are not searched', async ({ portfolio, page, t, language }) => {
  const foreign = language === 'ar' ? 'Jeddah' : 'جدة';
  await page.goto(`/projects?${new URLSearchParams({ search: foreign })}`);
  await expect(page.getByRole('heading', { name: t('projectsp.message') })).toBeVisible();
  await expect(portfolio.cards).toHaveCount(1); // the empty state's own heading
});

test('pages of 20 follow each other, newest first', async ({
  portfolio,
  page,
  projects,
  language,
  t,
  number,
}) => {
  const names = projects.map(({ name, arName }) => (language === 'ar' ? arName : name));
  const newestFirst = [...projects].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  expect(projects.map(({ _id }) => _id)).toEqual(newestFirst.map(({ _id }) => _id));
  await page.goto('/projects');
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));

  const pages = page.getByRole('navigation', { name: t('common.pagination.label') });
  const second = pages.getByRole('link', {
    name: t('common.pagination.page', { page: number(2) }),
  });
  await second.click();
  await expect(page).toHaveURL('/projects?page=2');
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(portfolio.results).toBeFocused();
  await expect(portfolio.cards.first()).toBeInViewport();

  await page.reload();
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await page.goBack();
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));

  await page.goto('/projects?page=99');
  await expect(page).toHaveURL('/projects?page=2');
});

test('a failure says the server’s words, else its own, and can be tried again', async ({
  portfolio,
  page,
  t,
  toast,
  watch,
  language,
}) => {
  watch.expectProblem(/50[03]/);
  let answer: { status: number; json: unknown } = {
    status: 503,
    json: { statusCode: 503, error: 'busy', message: 'The workshop is closed.' },
  };
  await page.route('**/api/projects?*', (route) => route.fulfill(answer));
  await page.goto('/projects');
  await portfolio.dropdown.selectOption(HOSPITALITY[language]);
  await expect(toast('The workshop is closed.')).toBeVisible();
  await expect(portfolio.results.getByRole('alert')).toContainText('The workshop is closed.');

  answer = { status: 500, json: null };
  await portfolio.dropdown.selectOption(EDUCATION[language]);
  await expect(toast(t('popups.fetchProjects'))).toBeVisible();

  await page.unroute('**/api/projects?*');
  await portfolio.results.getByRole('button', { name: t('common.retry') }).click();
  await expect(portfolio.results.getByRole('alert')).toHaveCount(0);
  await expect(portfolio.cards.first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('the filters are forms', async ({ portfolio, page, language, t }) => {
    const [first, second] = [HOSPITALITY[language], EDUCATION[language]];
    const apply = portfolio.filters.getByRole('button', { name: t('projectsp.apply') });
    await page.goto('/projects?search=a');
    await portfolio.openFilters();
    await portfolio.box(first).check();
    await portfolio.box(second).check();
    await apply.click();
    await expect(page).toHaveURL(/\/projects\?search=a&category=.+&category=.+/);
    await portfolio.openFilters();
    await expect(portfolio.box(first)).toBeChecked();
    await expect(portfolio.box(second)).toBeChecked();

    // All replaces what else is checked.
    await portfolio.box(t('projectsp.all')).check();
    await apply.click();
    await portfolio.openFilters();
    await expect(portfolio.box(first)).not.toBeChecked();
    await expect(portfolio.box(t('projectsp.all'))).toBeChecked();
    await portfolio.closeFilters();

    await portfolio.dropdown.selectOption(second);
    await portfolio.results.getByRole('button', { name: t('projectsp.apply') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(portfolio.search).toHaveValue('a');
    await portfolio.search.fill('');
    await portfolio.search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(portfolio.cards.first()).toBeVisible();
  });

  test('pages are links', async ({ portfolio, page, t }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: t('common.pagination.next') }).click();
    await expect(page).toHaveURL('/projects?page=2');
    await expect(portfolio.cards.first()).toBeVisible();
  });
});

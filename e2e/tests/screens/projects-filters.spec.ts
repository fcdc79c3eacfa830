import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { serveProjects, test } from '../../support/portfolio';
import { expect } from '../../support/test';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;
const PAGE_SIZE = 20;

const addressOf = (...labels: string[]) =>
  `/projects?${new URLSearchParams(labels.map((label) => ['category', label]))}`;

test('the portfolio has its filters, search, dropdown, cards, pages and detail', async ({
  portfolio,
  page,
  projects,
  language,
  t,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await expect(portfolio.search).toBeVisible();
  await expect(portfolio.dropdown).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('common.pagination.label') })).toBeVisible();
  for (const project of projects.slice(0, PAGE_SIZE)) {
    const [name, category] =
      language === 'ar' ? [project.arName, project.arCategory] : [project.name, project.category];
    const card = portfolio.results.getByRole('listitem').filter({
      has: page.getByRole('link', { name, exact: true }),
    });
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByRole('img').last()).toHaveAttribute(
      'src',
      new RegExp(`^${project.image.url}`),
    );
  }
  const [first] = projects;
  await portfolio.open(language === 'ar' ? first!.arName : first!.name);
  await expect(portfolio.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await portfolio.openFilters();
  for (const { [language]: label } of PROJECT_CATEGORIES) {
    await expect(portfolio.box(label)).toBeVisible();
    await expect(portfolio.box(label)).not.toBeChecked();
  }
  await expect(portfolio.box(t('projectsp.all'))).toBeChecked();
});

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
  localized,
}) => {
  watch.expectProblem(/404.*\/projects\/Castles/);
  const response = await page.goto('/projects/Castles');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: t('projectsp.message') })).toBeVisible();
  // Its icon; that of the filters' button is hidden where the sidebar stands.
  await expect(portfolio.results.locator('svg').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('link', { name: t('projectsp.showAll') }).click();
  await expect(page).toHaveURL(localized('/projects'));
  await expect(portfolio.cards).toHaveCount(PAGE_SIZE);
});

test('the sidebar chooses several categories, and All replaces them', async ({
  portfolio,
  page,
  projects,
  language,
  t,
  localized,
}) => {
  const [first, second] = [HOSPITALITY[language], EDUCATION[language]];
  const countOf = (...categories: string[]) =>
    projects.filter(({ category }) => categories.includes(category)).length;
  await page.goto('/projects');
  await waitForHydration(page);
  await portfolio.openFilters();
  await expect(portfolio.box(t('projectsp.all'))).toBeChecked();

  await portfolio.box(first).check();
  await expect(portfolio.box(t('projectsp.all'))).not.toBeChecked();
  await expect(page).toHaveURL(localized(addressOf(first)));
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
  await portfolio.box(second).check();
  await expect(portfolio.box(second)).toBeFocused();
  await expect(page).toHaveURL(localized(addressOf(first, second)));
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
  await expect(portfolio.dropdown).toHaveValue('several');

  await page.reload();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
  await waitForHydration(page);
  await portfolio.openFilters();
  await expect(portfolio.box(second)).toBeChecked();
  await page.goBack();
  await expect(portfolio.box(second)).not.toBeChecked();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
  await page.goForward();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));

  await portfolio.box(t('projectsp.all')).check();
  await expect(portfolio.box(first)).not.toBeChecked();
  await expect(page).toHaveURL(localized('/projects'));
  await expect(portfolio.cards).toHaveCount(PAGE_SIZE);
  await portfolio.closeFilters();
});

test(
  'taking back the last specific category leaves All',
  { tag: '@anywidth' },
  async ({ portfolio, page, language, t, localized }) => {
    await page.goto(addressOf(HOSPITALITY[language]));
    await waitForHydration(page);
    await portfolio.openFilters();
    await portfolio.box(HOSPITALITY[language]).uncheck();
    await expect(portfolio.box(t('projectsp.all'))).toBeChecked();
    await expect(page).toHaveURL(localized('/projects'));
  },
);

test(
  'a filter keeps the keyboard when the path changes',
  { tag: '@wide' },
  async ({ portfolio, page, language, localized }) => {
    await page.goto(`/projects/${HOSPITALITY.en}`);
    await waitForHydration(page);
    await portfolio.box(EDUCATION[language]).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(localized(addressOf(HOSPITALITY[language], EDUCATION[language])));
    await expect(portfolio.box(EDUCATION[language])).toBeFocused();
  },
);

test('the dropdown chooses a single category, and All is its default', async ({
  portfolio,
  page,
  language,
  localized,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await expect(portfolio.dropdown).toHaveValue('all');
  await portfolio.dropdown.selectOption(HOSPITALITY[language]);
  await expect(page).toHaveURL(localized(addressOf(HOSPITALITY[language])));
  await portfolio.dropdown.selectOption(EDUCATION[language]);
  await expect(page).toHaveURL(localized(addressOf(EDUCATION[language])));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDUCATION[language]);
  await portfolio.dropdown.selectOption('all');
  await expect(page).toHaveURL(localized('/projects'));
});

test('clearing resets categories and dates, and keeps the search', async ({
  portfolio,
  page,
  t,
  localized,
}) => {
  await page.goto(`${addressOf(HOSPITALITY.ar, EDUCATION.ar)}&search=a`);
  await waitForHydration(page);
  await portfolio.openFilters();
  const from = page.locator('[data-filter="date"] input').first();
  await from.evaluate((input: HTMLInputElement) => {
    input.value = '2026-01-01';
  });
  await portfolio.filters.getByRole('link', { name: t('projectsp.clear') }).click();
  await expect(page).toHaveURL(localized('/projects?search=a'));
  await expect(portfolio.box(t('projectsp.all'))).toBeChecked();
  await expect(portfolio.filters.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(from).toHaveValue('');
});

test('the filter by date is there, hidden and unusable', async ({ portfolio, page }) => {
  await page.goto('/projects');
  await portfolio.openFilters();
  const dates = page.locator('[data-filter="date"]');
  await expect(dates).toHaveCount(1);
  await expect(dates).toBeHidden();
  await expect(dates.locator('input[type="date"]')).toHaveCount(2);
  for (const input of await dates.locator('input').all()) await expect(input).toBeDisabled();
  await expect(portfolio.filters.getByRole('group')).toHaveCount(1);
});

test(
  'every change of a filter returns to page 1',
  { tag: '@anywidth' },
  async ({ portfolio, page, projects, language, t, number, localized }) => {
    const pages = page.getByRole('navigation', { name: t('common.pagination.label') });
    const pageLink = (at: number) =>
      pages.getByRole('link', {
        name: t('common.pagination.page', { page: number(at) }),
        exact: true,
      });
    const [first, second] = [HOSPITALITY[language], EDUCATION[language]];
    const inSheet = async (change: () => Promise<void>) => {
      await portfolio.openFilters();
      await change();
      await portfolio.closeFilters();
    };
    await page.goto(addressOf(first));
    await waitForHydration(page);
    await serveProjects(page, projects.slice(0, PAGE_SIZE), 10 * PAGE_SIZE);
    await portfolio.dropdown.selectOption(second);

    const changes: [() => Promise<unknown>, string][] = [
      [() => inSheet(() => portfolio.box(first).check()), addressOf(first, second)],
      [() => inSheet(() => portfolio.box(second).uncheck()), addressOf(first)],
      [() => portfolio.dropdown.selectOption(second), addressOf(second)],
      [() => inSheet(() => portfolio.box(t('projectsp.all')).check()), '/projects'],
      [
        async () => {
          await portfolio.search.fill('a');
          await portfolio.search.press('Enter');
        },
        '/projects?search=a',
      ],
      [() => portfolio.dropdown.selectOption(first), `${addressOf(first)}&search=a`],
      [
        () =>
          inSheet(() =>
            portfolio.filters.getByRole('link', { name: t('projectsp.clear') }).click(),
          ),
        '/projects?search=a',
      ],
    ];
    for (const [change, address] of changes) {
      await pageLink(2).click();
      await expect(page).toHaveURL(/[?&]page=2/);
      const asked = page.waitForRequest(/\/api\/projects\?page=1&/);
      await change();
      await expect(page).toHaveURL(localized(address));
      await asked;
      await expect(pageLink(1)).toHaveAttribute('aria-current', 'page');
    }
  },
);

test.describe('without JavaScript', { tag: '@layout' }, () => {
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
    await expect(page).toHaveURL(/\/projects\?(lang=en&)?search=a&category=.+&category=.+/);
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
});

import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;

test(
  'a failure says the server’s words, else its own, and can be tried again',
  { tag: '@layout' },
  async ({ portfolio, page, projects, t, toast, watch, language }) => {
    watch.expectProblem(/50[03]/);
    let answer: { status: number; json: unknown } = {
      status: 503,
      json: { statusCode: 503, error: 'busy', message: 'The workshop is closed.' },
    };
    await page.goto('/projects');
    await waitForHydration(page);
    await page.route('**/api/projects?*', (route) => route.fulfill(answer));
    await portfolio.dropdown.selectOption(HOSPITALITY[language]);
    await expect(toast('The workshop is closed.')).toBeVisible();
    await expect(portfolio.results.getByRole('alert')).toContainText('The workshop is closed.');

    answer = { status: 500, json: null };
    await portfolio.dropdown.selectOption(EDUCATION[language]);
    await expect(toast(t('popups.fetchProjects'))).toBeVisible();
    await expect(portfolio.results.getByRole('alert')).toContainText(t('popups.fetchProjects'));

    await page.unroute('**/api/projects?*');
    await portfolio.results.getByRole('button', { name: t('common.retry') }).click();
    await expect(portfolio.results.getByRole('alert')).toHaveCount(0);
    const found = projects.filter(({ category }) => category === EDUCATION.en);
    await expect(portfolio.cards).toHaveCount(found.length);
  },
);

test(
  'a list that is on its way is marked, and the shown one stays until then',
  { tag: '@anywidth' },
  async ({ portfolio, page, projects, language }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.goto('/projects');
    await waitForHydration(page);
    await page.route('**/api/projects?*', async (route) => {
      await released;
      await route.continue();
    });
    await portfolio.dropdown.selectOption(EDUCATION[language]);
    const list = portfolio.results.locator('[aria-busy="true"]');
    await expect(list).toHaveCount(1);
    await expect(portfolio.cards).toHaveCount(20);
    await expect(portfolio.dropdown).toHaveValue(EDUCATION[language]);
    release();
    const found = projects.filter(({ category }) => category === EDUCATION.en);
    await expect(portfolio.cards).toHaveCount(found.length);
    await expect(list).toHaveCount(0);
  },
);

test(
  'the last of two quick choices is what is shown',
  { tag: '@anywidth' },
  async ({ portfolio, page, projects, language }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.goto('/projects');
    await waitForHydration(page);
    await page.route(/\/api\/projects\?.*Hospitality/, async (route) => {
      await released;
      await route.continue().catch(() => {}); // given up by the page meanwhile
    });
    await portfolio.dropdown.selectOption(HOSPITALITY[language]);
    await portfolio.dropdown.selectOption(EDUCATION[language]);
    release();
    const found = projects.filter(({ category }) => category === EDUCATION.en);
    await expect(portfolio.cards).toHaveCount(found.length);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDUCATION[language]);
  },
);

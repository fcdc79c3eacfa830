import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;

test(
  'without a connection the list says so, and comes by itself once it is back',
  { tag: '@layout' },
  async ({ page, context, portfolio, projects, language, t, toast, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/projects');
    await waitForHydration(page);
    // What toasts need comes as soon as a form is touched, not when it is used.
    const needed = ['extras.js', 'extras.css'].map((file) =>
      page.waitForResponse(new RegExp(`${file.replace('.', '\\.\\w+\\.')}$`)),
    );
    await portfolio.dropdown.press('Tab');
    await Promise.all(needed);

    await context.setOffline(true);
    await portfolio.dropdown.selectOption(HOSPITALITY[language]);
    await expect(portfolio.results.getByRole('alert')).toContainText(t('popups.fetchProjects'));
    await expect(toast(t('popups.fetchProjects'))).toBeVisible();
    await expect(page.getByText(t('shell.states.offline'))).toBeVisible();
    // The filter is not lost with the connection.
    await expect(portfolio.dropdown).toHaveValue(HOSPITALITY[language]);

    await context.setOffline(false);
    const found = projects.filter(({ category }) => category === HOSPITALITY.en);
    await expect(portfolio.cards).toHaveCount(found.length);
    await expect(portfolio.results.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a toast that could not be shown without a connection does not silence the next one',
  { tag: '@anywidth' },
  async ({ page, context, portfolio, language, t, toast, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|500.*api.projects/);
    await page.goto('/projects');
    await waitForHydration(page);

    await context.setOffline(true);
    await portfolio.dropdown.selectOption(HOSPITALITY[language]);
    await expect(portfolio.results.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(portfolio.results.getByRole('alert')).toHaveCount(0);

    await page.route('**/api/projects?*', (route) => route.fulfill({ status: 500, json: null }));
    await portfolio.dropdown.selectOption(EDUCATION[language]);
    await expect(toast(t('popups.fetchProjects'))).toBeVisible();
  },
);

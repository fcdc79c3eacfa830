import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { holdScripts } from '../../support/scripts';
import { expect } from '../../support/test';
import { translator } from '../../support/texts';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;
const PAGE_SIZE = 20;

const addressOf = (...labels: string[]) =>
  `/projects?${new URLSearchParams(labels.map((label) => ['category', label]))}`;

test('projects are paged, the newest first; reload and back keep the page', async ({
  page,
  portfolio,
  projects,
  t,
  number,
  language,
  localized,
}) => {
  const names = projects.map(({ name, arName }) => (language === 'ar' ? arName : name));
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/projects');
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
  await link(t('common.pagination.next')).click();
  await expect(page).toHaveURL(localized('/projects?page=2'));
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await expect(portfolio.results).toBeFocused();
  await expect(portfolio.cards.first()).toBeInViewport();
  await page.reload();
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await link(t('common.pagination.page', { page: number(1) })).click();
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
  await page.goBack();
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await page.goto('/projects?page=99');
  await expect(page).toHaveURL(localized('/projects?page=2'));
});

test(
  'several categories are chosen, kept by reload and back, and cleared; a dropdown chooses one',
  { tag: '@layout' },
  async ({ portfolio, page, projects, language, t, localized }) => {
    const [first, second] = [HOSPITALITY[language], EDUCATION[language]];
    const countOf = (...categories: string[]) =>
      projects.filter(({ category }) => categories.includes(category)).length;
    await page.goto('/projects?page=2');
    await portfolio.openFilters();
    await expect(portfolio.box(t('projectsp.all'))).toBeChecked();
    await portfolio.box(first).check();
    await expect(page).toHaveURL(localized(addressOf(first)));
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
    await portfolio.box(second).check();
    await expect(portfolio.box(second)).toBeFocused();
    await expect(page).toHaveURL(localized(addressOf(first, second)));
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));

    await page.reload();
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
    await portfolio.openFilters();
    await expect(portfolio.box(second)).toBeChecked();
    await page.goBack();
    await expect(portfolio.box(second)).not.toBeChecked();
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
    await portfolio.filters.getByRole('link', { name: t('projectsp.clear') }).click();
    await expect(page).toHaveURL(localized('/projects'));
    await expect(portfolio.cards).toHaveCount(PAGE_SIZE);
    await portfolio.closeFilters();

    await portfolio.dropdown.selectOption(second);
    await expect(page).toHaveURL(localized(addressOf(second)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(portfolio.cards).toHaveCount(countOf(EDUCATION.en));
  },
);

/** What people type who mean a project of the demo content. */
const TYPED = {
  ar: ['قَاعَة مُحاضـــرات جامعية', 'قاعة محاضرات جامعية، العزيزية، مكة المكرمة'],
  en: ['HÔTEL lobby', 'Hotel Lobby, North Corniche, Jeddah'],
} as const;

test('a search forgives how a name is written, lives in the address, and follows the language', async ({
  portfolio,
  page,
  language,
  localized,
}) => {
  const [typed, name] = TYPED[language];
  await page.goto('/projects');
  await portfolio.search.fill(typed);
  await portfolio.search.press('Enter');
  await expect(page).toHaveURL(localized(`/projects?${new URLSearchParams({ search: typed })}`));
  await expect(portfolio.cards).toHaveText([name]);
  await page.reload();
  await expect(portfolio.cards).toHaveText([name]);
  await expect(portfolio.search).toHaveValue(typed);

  // The names of the other language are others.
  const other = language === 'ar' ? 'en' : 'ar';
  await page.locator(`header a[hreflang="${other}"]`).click();
  await expect(page.getByText(translator(other)('projectsp.message'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(typed);
});

test('a category that is chosen before the page is hydrated counts', async ({
  page,
  portfolio,
  language,
  localized,
}) => {
  const release = await holdScripts(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  await portfolio.dropdown.selectOption(EDUCATION[language]);
  release();
  await expect(page).toHaveURL(localized(addressOf(EDUCATION[language])));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDUCATION[language]);
});

test('without a connection that is said, and list and pages come by themselves once it is back', async ({
  page,
  context,
  portfolio,
  projects,
  language,
  t,
  toast,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk/);
  watch.expectProblem(/Failed to fetch|RUNTIME-008|ScriptNetworkError/);
  await page.goto('/projects');
  await waitForHydration(page);
  // What toasts need comes as soon as a form is touched, not when it is used.
  const needed = ['extras.js', 'extras.css'].map((file) =>
    page.waitForResponse(new RegExp(`${file.replace('.', '\\.\\w+\\.')}$`)),
  );
  await portfolio.dropdown.press('Tab');
  await Promise.all(needed);

  const notice = page.getByText(t('shell.states.offline'));
  await context.setOffline(true);
  await portfolio.dropdown.selectOption(HOSPITALITY[language]);
  await expect(portfolio.results.getByRole('alert')).toContainText(t('popups.fetchProjects'));
  await expect(toast(t('popups.fetchProjects'))).toBeVisible();
  await expect(notice).toBeVisible();
  // The filter is not lost with the connection.
  await expect(portfolio.dropdown).toHaveValue(HOSPITALITY[language]);
  await context.setOffline(false);
  const found = projects.filter(({ category }) => category === HOSPITALITY.en);
  await expect(portfolio.cards).toHaveCount(found.length);
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
  const title = page.getByRole('heading', { level: 1, name: t('shell.states.offlineTitle') });
  await expect(title).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: t('about.questions.title') })).toBeVisible();
});

import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { holdScripts, waitForHydration } from '../../support/page';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;
const PAGE_SIZE = 20;

const addressOf = (...labels: string[]) =>
  `/projects?${new URLSearchParams(labels.map((label) => ['category', label]))}`;

test('projects are paged, the newest first; reload and back keep the page', async ({
  page,
  portfolio,
  projects,
  t,
  language,
  localized,
}) => {
  const names = projects.map(({ name, arName }) => (language === 'ar' ? arName : name));
  await page.goto('/projects');
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
  await page.getByRole('link', { name: t('common.pagination.next'), exact: true }).click();
  await expect(page).toHaveURL(localized('/projects?page=2'));
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await expect(portfolio.results).toBeFocused();
  await expect(portfolio.cards.first()).toBeInViewport();
  await page.reload();
  await expect(portfolio.cards).toHaveText(names.slice(PAGE_SIZE));
  await page.goBack();
  await expect(portfolio.cards).toHaveText(names.slice(0, PAGE_SIZE));
});

test(
  'several categories are chosen, kept by reload and back, and cleared; a dropdown chooses one',
  { tag: '@layout' },
  async ({ portfolio, page, projects, language, t, localized, wide }) => {
    const [first, second] = [HOSPITALITY[language], EDUCATION[language]];
    const countOf = (...categories: string[]) =>
      projects.filter(({ category }) => categories.includes(category)).length;
    await page.goto('/projects?page=2');
    await portfolio.box(first).check();
    await expect(page).toHaveURL(localized(addressOf(first)));
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
    await portfolio.box(second).check();
    await expect(portfolio.box(second)).toBeFocused();
    await expect(page).toHaveURL(localized(addressOf(first, second)));
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));

    await page.reload();
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
    await expect(portfolio.box(second)).toBeChecked();
    await page.goBack();
    await expect(portfolio.box(second)).not.toBeChecked();
    await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en));
    await portfolio.filters.getByRole('link', { name: t('projectsp.clear') }).click();
    await expect(page).toHaveURL(localized('/projects'));
    await expect(portfolio.cards).toHaveCount(PAGE_SIZE);

    // On a wide screen the sidebar has the same choices.
    if (wide) return expect(portfolio.dropdown).toBeHidden();
    await portfolio.dropdown.selectOption(second);
    await expect(page).toHaveURL(localized(addressOf(second)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('projectsp.titlesOf.Education'),
    );
    await expect(portfolio.cards).toHaveCount(countOf(EDUCATION.en));
  },
);

test('a search finds its words in any order; a mistyped one leads to the project', async ({
  page,
  portfolio,
  language,
  localized,
  t,
}) => {
  const [search, mistyped, word] =
    language === 'ar'
      ? ['الفناء المطبخ', 'مطبح الفنا', 'مطبخ']
      : ['Kitchen Courtyard', 'kichen courtyart', 'Kitchen'];
  const box = page.getByRole('searchbox');
  await page.goto('/projects');
  await waitForHydration(page);
  await box.fill(search);
  await box.press('Enter');
  await expect(portfolio.cards).toHaveText([new RegExp(word)]);

  await box.fill(mistyped);
  await box.press('Enter');
  await expect(page.getByText(t('projectsp.message'))).toBeVisible();
  const categories = page.getByRole('main').getByRole('list', { name: t('projectsp.categories') });
  await expect(categories.getByRole('link', { name: HOSPITALITY[language] })).toHaveAttribute(
    'href',
    localized(addressOf(HOSPITALITY[language])),
  );
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/project\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
});

test(
  'a category that is chosen before the page is hydrated counts',
  { tag: '@narrow' },
  async ({ page, portfolio, language, localized, t }) => {
    const release = await holdScripts(page);
    await page.goto('/projects', { waitUntil: 'commit' });
    await portfolio.dropdown.selectOption(EDUCATION[language]);
    release();
    await expect(page).toHaveURL(localized(addressOf(EDUCATION[language])));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('projectsp.titlesOf.Education'),
    );
  },
);

test(
  'without a connection the page says so, and the list loads once it is back',
  { tag: '@narrow' },
  async ({ page, context, portfolio, projects, language, t, toast, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/projects');
    await waitForHydration(page);
    // The toast code is loaded when a form is first touched.
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
    // The filter is kept while offline.
    await expect(portfolio.dropdown).toHaveValue(HOSPITALITY[language]);
    await context.setOffline(false);
    const found = projects.filter(({ category }) => category === HOSPITALITY.en);
    await expect(portfolio.cards).toHaveCount(found.length);
    await expect(notice).toBeHidden();
  },
);

import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { test } from '../../support/portfolio';
import { expect } from '../../support/test';
import { translator } from '../../support/texts';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;

const addressOf = (search: string, category?: string) =>
  `/projects?${new URLSearchParams({ ...(category && { category }), search })}`;

test('the search finds part of a name, whatever its case, within the categories', async ({
  portfolio,
  page,
  projects,
  language,
  localized,
}) => {
  const project = projects.find(({ category }) => category === EDUCATION.en)!;
  const name = language === 'ar' ? project.arName : project.name;
  const category = EDUCATION[language];
  for (const part of [name.slice(2, 9).trim().toUpperCase(), name.slice(2, 9).toLowerCase()]) {
    await page.goto(`/projects?${new URLSearchParams({ category })}`);
    await portfolio.search.fill(part);
    await portfolio.search.press('Enter');
    await expect(page).toHaveURL(localized(addressOf(part.trim(), category)));
    await expect(portfolio.card(name)).toBeVisible();
  }
  // The same name is not found in another category.
  await page.goto(addressOf(name, HOSPITALITY[language]));
  await expect(portfolio.card(name)).toHaveCount(0);
});

test(
  'a search lives in the address: sharing, reload and back keep it, and it can be taken back',
  { tag: '@anywidth' },
  async ({ portfolio, page, seen, localized }) => {
    await page.goto('/projects');
    await waitForHydration(page);
    await portfolio.search.fill(seen.name);
    await portfolio.search.press('Enter');
    await expect(page).toHaveURL(localized(addressOf(seen.name)));
    await expect(portfolio.cards).toHaveText([seen.name]);
    await page.reload();
    await expect(portfolio.cards).toHaveText([seen.name]);
    await expect(portfolio.search).toHaveValue(seen.name);

    const visitor = await page.context().newPage();
    await visitor.goto(page.url());
    await expect(visitor.getByRole('link', { name: seen.name, exact: true })).toBeVisible();
    await expect(visitor.getByRole('searchbox')).toHaveValue(seen.name);
    await visitor.close();

    await waitForHydration(page);
    await portfolio.search.fill('');
    await portfolio.search.press('Enter');
    await expect(page).toHaveURL(localized('/projects'));
    await expect(portfolio.cards).toHaveCount(20);
    await page.goBack();
    await expect(portfolio.cards).toHaveText([seen.name]);
    await expect(portfolio.search).toHaveValue(seen.name);
  },
);

test(
  'the name in the current language is searched, and only that',
  { tag: '@anywidth' },
  async ({ portfolio, page, seen, language, t }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    const { name, arName } = seen.project;
    const foreign = language === 'ar' ? name : arName;
    await page.goto(addressOf(foreign));
    await expect(portfolio.results.getByText(t('projectsp.message'))).toBeVisible();
    await expect(portfolio.card(seen.name)).toHaveCount(0);
    // Another language searches the other names.
    await page.goto(`${addressOf(foreign)}&lang=${other}`);
    await expect(page.getByRole('link', { name: foreign, exact: true })).toBeVisible();
  },
);

/** What people type who mean a project of the demo content. */
const TYPED = {
  ar: [
    ['مكتبه مدرسيه', 'مكتبة مدرسية، حي الحمراء، جدة'],
    ['قاعة إستقبال', 'سقف قاعة استقبال، المنطقة المركزية، المدينة المنورة'],
    ['مقهي علي الجبل', 'مقهى على الجبل، الهدا، الطائف'],
    ['قَاعَة مُحاضـــرات جامعية', 'قاعة محاضرات جامعية، العزيزية، مكة المكرمة'],
  ],
  en: [
    ['hilltop cafe', 'Hilltop Café, Al Hada, Taif'],
    ['HÔTEL lobby', 'Hotel Lobby, North Corniche, Jeddah'],
    ['  open   office ', 'Open Office, Ar Ruwais, Jeddah'],
  ],
} as const;

test(
  'the search forgives how a name is written',
  { tag: '@anywidth' },
  async ({ portfolio, page, language }) => {
    for (const [typed, name] of TYPED[language]) {
      await page.goto(addressOf(typed));
      await expect(portfolio.cards, typed).toHaveText([name]);
    }
  },
);

test(
  'a search without a match says so, with an icon and a way on',
  { tag: '@anywidth' },
  async ({ portfolio, page, t, localized }) => {
    // Signs of a pattern are letters like any other.
    for (const search of ['zzzz', '.*', '(', '%']) {
      await page.goto(addressOf(search));
      const title = portfolio.results.getByRole('heading', { name: t('projectsp.message') });
      await expect(title).toBeVisible();
    }
    await expect(portfolio.results.locator('svg').filter({ visible: true }).first()).toBeVisible();
    await expect(portfolio.search).toHaveValue('%');
    await portfolio.results.getByRole('link', { name: t('projectsp.showAll') }).click();
    await expect(page).toHaveURL(localized('/projects'));
    await expect(portfolio.cards).toHaveCount(20);
  },
);

test(
  'a switch of the language searches the names of the other one',
  { tag: '@anywidth' },
  async ({ portfolio, page, seen, language }) => {
    await page.goto(addressOf(seen.name));
    await waitForHydration(page);
    await expect(portfolio.cards).toHaveText([seen.name]);
    const other = language === 'ar' ? 'en' : 'ar';
    await page.locator(`header a[hreflang="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByText(translator(other)('projectsp.message'))).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(seen.name);
    await expect(page.getByRole('link', { name: seen.name, exact: true })).toHaveCount(0);
  },
);

import { PROJECT_CATEGORIES, type Question } from '@manjara/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { readHead } from '../../support/page-head';
import { allProjects, ProjectsScreen } from '../../support/projects-screen';
import { furtherAddresses, PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });
// The server knows no width: a language has one HTML, and the styles are those of both languages.
const EACH_WIDTH = { tag: '@layout' };
// The browser drops the preloaded scripts that it must not run.
test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

for (const [name, path] of Object.entries(PUBLIC)) {
  test(`${name} is read whole`, EACH_WIDTH, async ({ page, request, language, dir }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('h1')).toBeVisible();
    // Nothing waits for a script that would show it.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const title of await page.locator('main h2').all()) await expect(title).toBeVisible();
    const { title, language: lang } = await readHead(page, await response!.text());
    expect(title).toContain(language === 'ar' ? 'منجرة' : 'Manjara');
    expect(lang).toBe(language);
    await expectPictures(page, request);
  });
}

/** Every picture of the page has an address that answers; those in sight are there. */
async function expectPictures(page: Page, request: APIRequestContext): Promise<void> {
  const pictures = page.locator('main img:not([aria-hidden])');
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /^\/api\/files\//);
    await expect(picture).toHaveAttribute('alt');
  }
  const [last] = (await pictures.all()).slice(-1);
  if (!last) return;
  const address = await last.getAttribute('src');
  expect((await request.get(address!)).headers()['content-type']).toMatch(/^image\//);
  // A lazy one comes when it is scrolled to, without a script that would fetch it.
  await last.scrollIntoViewIfNeeded();
  const drawn = () => last.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
}

test(
  'all questions are there; an answer opens and closes',
  EACH_WIDTH,
  async ({ page, request, language }) => {
    const questions = (await (await request.get('/api/content/questions')).json()) as Question[];
    await page.goto(PUBLIC.about);
    const entries = page.locator('main details');
    await expect(entries).toHaveCount(questions.length);
    for (const [index, { title, arTitle, description, arDescription }] of questions.entries()) {
      const entry = entries.nth(index);
      const answer = entry.getByText(language === 'ar' ? arDescription : description);
      await expect(answer).toBeHidden();
      await entry.getByText(language === 'ar' ? arTitle : title).click();
      await expect(answer).toBeVisible();
    }
    await entries.first().locator('summary').click();
    await expect(entries.first()).not.toHaveAttribute('open');
  },
);

test(
  'the portfolio is paged by links',
  EACH_WIDTH,
  async ({ page, request, t, wide, language, localized }) => {
    const portfolio = new ProjectsScreen(page, t, wide);
    const projects = await allProjects(request);
    await page.goto(PUBLIC.projects);
    await expect(portfolio.cards).toHaveCount(20);
    await page.getByRole('link', { name: t('common.pagination.next') }).click();
    await expect(page).toHaveURL(localized('/projects?page=2'));
    const { name, arName } = projects[20]!;
    await expect(portfolio.cards.first()).toHaveText(language === 'ar' ? arName : name);
  },
);

test(
  'the portfolio is filtered by plain forms',
  EACH_WIDTH,
  async ({ page, request, t, wide, language }) => {
    const portfolio = new ProjectsScreen(page, t, wide);
    const apply = t('projectsp.apply');
    const [first, second] = PROJECT_CATEGORIES;
    const projects = await allProjects(request);
    const countOf = (...labels: string[]) =>
      projects.filter(({ category }) => labels.includes(category)).length;

    await page.goto(PUBLIC.projects);
    await portfolio.openFilters();
    await portfolio.box(first[language]).check();
    await portfolio.box(second[language]).check();
    await portfolio.filters.getByRole('button', { name: apply }).click();
    await expect(portfolio.cards).toHaveCount(Math.min(20, countOf(first.en, second.en)));
    for (const { [language]: label } of [first, second]) {
      expect(decodeURIComponent(page.url())).toContain(label.replace(' ', '+'));
    }

    await portfolio.dropdown.selectOption(second[language]);
    await portfolio.results.getByRole('button', { name: apply }).click();
    await expect(portfolio.cards).toHaveCount(Math.min(20, countOf(second.en)));
  },
);

test(
  'a project’s own address shows its details',
  EACH_WIDTH,
  async ({ page, request, t, wide, language }) => {
    const [project] = await allProjects(request);
    const portfolio = new ProjectsScreen(page, t, wide);
    await page.goto(`/projects?project=${project!._id}`);
    const { name, arName, description, arDescription } = project!;
    await expect(portfolio.dialog).toBeVisible();
    await expect(portfolio.dialog).toContainText(language === 'ar' ? arName : name);
    await expect(portfolio.dialog).toContainText(
      (language === 'ar' ? arDescription : description).slice(0, 90),
    );
    await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
    await expect(portfolio.dialog).toHaveCount(0);
  },
);

test('a form that needs a script says so and how else to ask', EACH_WIDTH, async ({ page, t }) => {
  for (const path of [PUBLIC.contact, PUBLIC.join]) {
    await page.goto(path);
    // Playwright looks for no text inside of noscript.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(t('contact.needsScript'));
    await expect(page.locator('main form button[type=submit]').last()).toBeDisabled();
  }
});

test(
  'the language switch keeps the page and what it shows',
  EACH_WIDTH,
  async ({ page, language }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    await page.goto('/projects?page=2');
    await page.locator(`header a[hreflang="${other}"]`).click();
    await expect(page).toHaveURL(`/projects?page=2&lang=${other}`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    // It is kept, by the cookie alone.
    await page.goto(PUBLIC.about);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  },
);

test(
  'every internal link of every page leads somewhere',
  { tag: '@anywidth' },
  async ({ page, request, siteUrl }) => {
    test.slow();
    await page.goto('/');
    const linksOf = (html: string) =>
      page.evaluate((text) => {
        // What is parsed here stands under this page's policy, which does not name others' styles.
        const links = text.replace(/<style.*?<\/style>/gs, '');
        const parsed = new DOMParser().parseFromString(links, 'text/html');
        return [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
      }, html);

    const waiting = [...Object.values(PUBLIC), ...(await furtherAddresses(request))];
    const seen = new Map<string, number>();
    const broken: string[] = [];
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
      if (seen.has(from)) continue;
      const response = await request.get(from);
      seen.set(from, response.status());
      if (response.status() !== 200) broken.push(`${from}: ${response.status()}`);
      // The links of an open project and of a search are those of their list.
      if (/[?&](project|search|lang)=/.test(from)) continue;
      for (const href of await linksOf(await response.text())) {
        const target = new URL(href, new URL(from, siteUrl));
        if (target.origin === siteUrl) waiting.push(target.pathname + target.search);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  },
);

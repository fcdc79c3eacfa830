import { PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectDrawn } from '../../support/files';
import { test } from '../../support/portfolio';
import { furtherAddresses, PUBLIC } from '../../support/screens';
import { expect } from '../../support/test';

const [HOSPITALITY, , , , EDUCATION] = PROJECT_CATEGORIES;

test.use({ javaScriptEnabled: false });
// The browser cancels preloaded scripts, because scripting is off.
test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

/** Every picture has an address; lazy ones are scrolled to. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = await page.locator('main img:not([aria-hidden])').all();
  for (const picture of pictures) {
    await expect(picture).toHaveAttribute('src', /^\/api\/files\//);
    await expect(picture).toHaveAttribute('alt');
  }
  const last = pictures.at(-1);
  if (last) await expectDrawn(last);
}

/** Runs in the page: parts whose layout is deferred until a script runs. */
const deferred = (): number =>
  [...document.querySelectorAll('main *')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  ).length;

test('every page is complete', async ({ page, language, dir }) => {
  for (const path of Object.values(PUBLIC)) {
    const response = await page.goto(path);
    const start = new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${dir}"`);
    expect(await response!.text(), path).toMatch(start);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const title of await page.locator('main h2').all()) await expect(title).toBeVisible();
    expect(await page.evaluate(deferred)).toBe(0);
    await expectPictures(page);
  }
});

test('the portfolio is searched, filtered by plain forms and paged by links', async ({
  page,
  portfolio,
  projects,
  t,
  language,
  localized,
}) => {
  const apply = t('projectsp.apply');
  const countOf = (...labels: string[]) =>
    projects.filter(({ category }) => labels.includes(category)).length;
  await page.goto(PUBLIC.projects);
  await page.getByRole('link', { name: t('common.pagination.next'), exact: true }).click();
  await expect(page).toHaveURL(localized('/projects?page=2'));
  const { name, arName } = projects[20]!;
  await expect(portfolio.cards.first()).toHaveText(language === 'ar' ? arName : name);

  await page.goto(PUBLIC.projects);
  await portfolio.box(HOSPITALITY[language]).check();
  await portfolio.box(EDUCATION[language]).check();
  await portfolio.filters.getByRole('button', { name: apply }).click();
  await expect(portfolio.cards).toHaveCount(countOf(HOSPITALITY.en, EDUCATION.en));
  const first = (await portfolio.cards.first().textContent())!;
  await portfolio.search.fill(first);
  await portfolio.search.press('Enter');
  await expect(portfolio.cards).toHaveText([first]);
});

test('a project and a product are opened, read and closed', async ({
  page,
  portfolio,
  seen,
  t,
  number,
  localized,
}) => {
  await page.goto(PUBLIC.projects);
  await portfolio.card(seen.name).click();
  await expect(page).toHaveURL(localized(seen.path));
  await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
  await expect(page.getByText(seen.description)).toBeVisible();

  await page.goto(localized(seen.address));
  const { dialog } = portfolio;
  await expect(dialog.getByRole('heading', { name: seen.name })).toBeVisible();
  await dialog.getByText(t('common.showMore')).click();
  const words = dialog.locator('p[dir="auto"]');
  const shown = () => words.evaluate((element: HTMLElement) => element.innerText);
  await expect.poll(shown).toBe(seen.description);

  // Thumbnails are links to pictures; buttons that need JavaScript are hidden.
  const total = number(1 + seen.project.secondaryImages.length);
  const place = t('gallery.place', { number: number(3), total });
  await dialog.getByRole('link', { name: place }).click();
  const picture = dialog.getByRole('list').first().getByRole('listitem').nth(2);
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await expect(dialog.getByRole('button', { name: t('gallery.next') })).toBeHidden();
  await dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(page).toHaveURL(localized(PUBLIC.projects));
  await expect(dialog).toHaveCount(0);

  // The views of a product in the same way.
  await page.goto(PUBLIC.production);
  await page.locator('main li:has(h2)').first().getByRole('link').click();
  const views = dialog.getByRole('list').first().getByRole('listitem');
  await expect(views).toHaveCount(2);
  const second = t('gallery.place', { number: number(2), total: number(2) });
  await dialog.getByRole('link', { name: second }).click();
  await expect(views.nth(1)).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(page).toHaveURL(localized(PUBLIC.production));
});

test('the menu and the language switch work, and forms name other ways to ask', async ({
  page,
  t,
  language,
  localized,
  wide,
}) => {
  await page.goto(PUBLIC.home);
  if (!wide) await page.getByLabel(t('shell.header.menu'), { exact: true }).click();
  const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
  await navigation.getByRole('link', { name: t('contactPage.title') }).click();
  await expect(page).toHaveURL(localized(PUBLIC.contact));
  for (const path of [PUBLIC.contact, PUBLIC.join]) {
    await page.goto(path);
    // Playwright's text locators ignore noscript.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(t('contact.needsScript'));
    await expect(page.locator('main form button[type=submit]').last()).toBeDisabled();
  }

  const other = language === 'ar' ? 'en' : 'ar';
  await page.goto('/projects?page=2');
  await page.locator(`header a[hreflang="${other}"]`).click();
  await expect(page).toHaveURL(`/projects?page=2&lang=${other}`);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  // Stored in the cookie alone.
  await page.goto(PUBLIC.about);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.goto('/?lang=en');
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/projects?lang=en&search=a');
});

test('no internal link is broken', { tag: '@long' }, async ({ page, request, siteUrl }) => {
  await page.goto('/');
  const linksOf = (html: string) =>
    page.evaluate((text) => {
      // DOMParser applies this page's policy, which lacks the other page's style hashes.
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
    // An open project and a search link to the same pages as their list.
    if (/[?&](project|search|lang)=/.test(from)) continue;
    for (const href of await linksOf(await response.text())) {
      const target = new URL(href, new URL(from, siteUrl));
      if (target.origin === siteUrl) waiting.push(target.pathname + target.search);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
});

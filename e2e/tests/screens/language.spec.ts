import { type Language, LANGUAGE_TABLE } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/page';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';
import { translator } from '../../support/texts';

const otherOf = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');
const PATHS = [...Object.values(PUBLIC), '/no-such-page'];

async function expectShown(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', LANGUAGE_TABLE[language].dir);
}

/** The language is shown, and stored in both places. */
async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expectShown(page, language);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(language);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe(language);
}

const switchTo = (page: Page, language: Language) =>
  page.getByRole('link', { name: LANGUAGE_TABLE[language].name, exact: true }).click();

test(
  'the switch changes language and direction, and nothing else',
  { tag: '@layout' },
  async ({ page, language, siteUrl, playwright }) => {
    const other = otherOf(language);
    const word = language === 'ar' ? 'فيلا' : 'villa';
    const address = `/projects?${new URLSearchParams({ search: word })}`;
    await page.goto(address);
    const heading = (of: Language) =>
      page.getByRole('heading', { level: 1, name: translator(of)('projectsp.title') });
    await expect(heading(language)).toBeVisible();

    await switchTo(page, other);
    await expect(heading(other)).toBeVisible();
    await expectLanguage(page, other);
    await expect(page).toHaveURL(language === 'ar' ? `${address}&lang=en` : address);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page).toHaveTitle(new RegExp(translator(other)('projectsp.title')));

    const request = await playwright.request.newContext({
      baseURL: siteUrl,
      storageState: await page.context().storageState(),
    });
    expect(await (await request.get('/about')).text()).toContain(`<html lang="${other}"`);
    await request.dispose();
    await page.reload();
    await expect(heading(other)).toBeVisible();
    await switchTo(page, language);
    await expect(heading(language)).toBeVisible();
    await expectLanguage(page, language);
  },
);

test('a language in the address is used and stored, and going back shows each page in its own', async ({
  page,
  language,
}) => {
  const other = otherOf(language);
  await page.goto(`/contact?lang=${other}`);
  await expectLanguage(page, other);
  await page.goto(`/contact?lang=${language}`);
  await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
  await expect(page).toHaveURL(/\/about/);
  await switchTo(page, other);
  await expectShown(page, other);
  await page.getByRole('contentinfo').locator('a[href^="/projects"]').last().click();
  await expect(page).toHaveURL(/\/projects/);
  await page.goBack();
  await expectShown(page, other);
  await page.goBack();
  await expect(page).toHaveURL(`/contact?lang=${language}`);
  await expectShown(page, language);
  await page.goForward();
  await expectShown(page, other);
  await page.reload();
  await expectShown(page, other);
});

test("going back over a switch searches in the page's own language", async ({ page, language }) => {
  const other = otherOf(language);
  const word = language === 'ar' ? 'فيلا' : 'villa';
  const named = language === 'ar' ? '' : `&lang=${language}`;
  await page.goto(`/projects?search=${word}${named}`);
  const results = page.locator('main').getByRole('heading', { level: 2 });
  await expect(results.first()).toBeVisible();
  const found = await results.allTextContents();
  await page.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
  await expect(page).toHaveURL(/\/about/);
  await switchTo(page, other);
  await expectShown(page, other);
  await page.goBack();
  await expectShown(page, language);
  await expect(results).toHaveText(found);
});

test.describe('with a form', () => {
  test.use({ signedIn: true });

  test('going back asks first and changes nothing before; error messages change language too', async ({
    page,
  }) => {
    const [english, arabic] = [translator('en'), translator('ar')];
    // In the dashboard, only English addresses name their language.
    await page.goto('/dashboard/reviews?lang=en');
    await page
      .getByRole('link', { name: english('dashboard.reviews.addTitle') })
      .first()
      .click();
    await page.locator('#screen form button[type=submit]:visible').last().click();
    const fault = (t: typeof english) => page.getByText(t('dashboard.forms.required'));
    await expect(fault(english).first()).toBeVisible();
    await switchTo(page, 'ar');
    await expectShown(page, 'ar');
    await expect(fault(arabic).first()).toBeVisible();
    await expect(fault(english)).toHaveCount(0);

    await page.locator('[name=title]').fill('On time');
    await page.goBack();
    const question = page.getByRole('alertdialog', {
      name: arabic('dashboard.forms.unsaved.title'),
    });
    await expect(question).toBeVisible();
    await expectShown(page, 'ar');
    await question.getByRole('button', { name: arabic('dashboard.forms.unsaved.leave') }).click();
    await expect(page).toHaveURL(/\/dashboard\/reviews\?lang=en/);
    await expectShown(page, 'en');
  });
});

test('a first visit is in Arabic', async ({ browser, siteUrl }) => {
  // An English browser: the default language does not depend on it.
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-GB', storageState });
  const page = await context.newPage();
  await page.goto('/');
  await expectShown(page, 'ar');
  await context.close();
});

/**
 * Texts and labels in letters of the other language, except in elements with a `lang` attribute.
 */
const foreignTexts = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate((shown) => {
    const letters = shown === 'ar' ? /[A-Za-z]{2}/ : /[\u0600-\u06ff]/;
    const declared = shown === 'ar' ? '[lang=en], [dir=ltr]' : '[lang=ar]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || parentElement.closest(`script, noscript, ${declared}`)) continue;
      // PDF is the same word in both languages.
      const text = (textContent ?? '').replaceAll('PDF', '');
      if (letters.test(text)) found.push(text.trim());
    }
    if (shown === 'ar') return found;
    const labelled = document.querySelectorAll('[aria-label], [placeholder], img[alt]');
    const labels = [...labelled]
      .filter((element) => !element.closest('[lang]:not(html)'))
      .flatMap((element) =>
        ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      );
    return [...found, ...labels.filter((label) => letters.test(label))];
  }, language);

test(
  'every text changes language, also titles and labels',
  { tag: '@long' },
  async ({ page, language }) => {
    const other = otherOf(language);
    for (const path of Object.values(PUBLIC)) {
      await page.goto(`${path}?lang=${language}`);
      await waitForHydration(page);
      await switchTo(page, other);
      await expectShown(page, other);
      await expect.poll(() => foreignTexts(page, other), path).toEqual([]);
    }
  },
);

/** Links to public pages that lack the English parameter, except the language switch. */
const arabicLinks = (page: Page) =>
  page.locator('a[href]:not([hreflang])').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin, hash }) => origin === location.origin && !hash)
      .filter(({ searchParams }) => searchParams.get('lang') !== 'en')
      .map(({ href }) => href),
  );

test(
  'every link of an English page leads to an English one, also before scripts have run',
  { tag: '@long' },
  async ({ browser, siteUrl }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled });
      const page = await context.newPage();
      for (const path of PATHS) {
        await page.goto(`${path}?lang=en`);
        if (javaScriptEnabled) await waitForHydration(page);
        expect(await arabicLinks(page), path).toEqual([]);
      }
      await context.close();
    }
  },
);

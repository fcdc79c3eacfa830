import { type Language, LANGUAGE_TABLE } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';
import { translator } from '../../support/texts';

const otherOf = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

async function expectShown(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', LANGUAGE_TABLE[language].dir);
}

/** Shown, and kept in both places. */
async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expectShown(page, language);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(language);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe(language);
}

const switchTo = (page: Page, language: Language) =>
  page.getByRole('link', { name: LANGUAGE_TABLE[language].name, exact: true }).click();

test('the switch turns page and direction, and nothing else', async ({ page, language }) => {
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

  await page.reload();
  await expect(heading(other)).toBeVisible();
  await expectLanguage(page, other);
  await switchTo(page, language);
  await expect(heading(language)).toBeVisible();
  await expectLanguage(page, language);
});

test(
  'the server answers in the language that was chosen',
  { tag: '@anywidth' },
  async ({ page, request, language }) => {
    const other = otherOf(language);
    await page.goto('/about');
    await switchTo(page, other);
    await expectLanguage(page, other);
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const html = await (await request.get('/about', { headers: { cookie } })).text();
    expect(html).toContain(`<html lang="${other}" dir="${LANGUAGE_TABLE[other].dir}"`);
  },
);

test(
  'a language in the address wins and is kept',
  { tag: '@anywidth' },
  async ({ page, language }) => {
    const other = otherOf(language);
    await page.goto(`/about?lang=${other}`);
    await expectLanguage(page, other);
    await page.goto('/production');
    await expectLanguage(page, other);
    const title = translator(other)('production.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    // The switch turns the address along, so that it can be passed on.
    await page.goto(`/about?lang=${other}&from=x`);
    await switchTo(page, language);
    await expectLanguage(page, language);
    await expect(page).toHaveURL(language === 'ar' ? '/about?from=x' : '/about?lang=en&from=x');
  },
);

test(
  'the stored choice counts even when its cookie is gone',
  { tag: '@anywidth' },
  async ({ page, language }) => {
    const other = otherOf(language);
    await page.goto('/join');
    await switchTo(page, other);
    await expectLanguage(page, other);
    await page.context().clearCookies();
    // An unknown language in the address says nothing, and takes nothing.
    await page.goto('/join?lang=xx');
    await expectLanguage(page, other);
    const title = translator(other)('shell.footer.explore');
    await expect(page.getByRole('contentinfo').getByText(title)).toBeVisible();
  },
);

test(
  'a first visit is in Arabic, and only a language of the two counts',
  { tag: '@anywidth' },
  async ({ browser, siteUrl }) => {
    // Of an English browser, which the default does not follow.
    const storageState = { cookies: [], origins: [] };
    const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-GB', storageState });
    const page = await context.newPage();
    await page.goto('/');
    await expectShown(page, 'ar');
    const other = page.getByRole('banner').locator('a[hreflang]');
    await expect(other).toHaveText([LANGUAGE_TABLE.en.name]);

    await page.evaluate(() => localStorage.setItem('lang', 'fr'));
    await context.addCookies([{ name: 'lang', value: 'fr', url: siteUrl }]);
    for (const path of ['/about', '/about?lang=fr']) {
      await page.goto(path);
      await waitForHydration(page);
      await expectShown(page, 'ar');
    }
    await context.close();
  },
);

/** Texts in letters of the other language, outside what is said to be in it. */
const foreignTexts = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate((shown) => {
    const letters = shown === 'ar' ? /[A-Za-z]{2}/ : /[\u0600-\u06ff]/;
    const declared = shown === 'ar' ? '[lang=en], [dir=ltr]' : '[lang=ar]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || parentElement.closest(`script, noscript, ${declared}`)) continue;
      // A name of a format, in whatever language.
      const text = (textContent ?? '').replaceAll('PDF', '');
      if (letters.test(text)) found.push(text.trim());
    }
    return found;
  }, language);

test(
  'every text switches along, and so do titles and labels',
  { tag: '@anywidth' },
  async ({ page, language }) => {
    const other = otherOf(language);
    for (const path of ['/', '/about', '/projects', '/production', '/join', '/contact']) {
      await page.goto(`${path}?lang=${language}`);
      await waitForHydration(page);
      await switchTo(page, other);
      await expectShown(page, other);
      await expect.poll(() => foreignTexts(page, other), path).toEqual([]);
      const labels = await page
        .locator('[aria-label], [placeholder], img[alt]')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('[lang]:not(html)'))
            .flatMap((element) =>
              ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
            ),
        );
      if (other === 'en')
        expect(labels.filter((label) => /[\u0600-\u06ff]/.test(label))).toEqual([]);
    }
  },
);

import type { Box, HomeContent, Partner, Review } from '@manjara/contracts';
import { expect, test } from '../../support/test';

/** What the API has for the home page. */
async function homeData(get: <T>(path: string) => Promise<T>) {
  const [home, boxes, reviews, partners] = await Promise.all([
    get<HomeContent>('content/home'),
    get<Box[]>('content/boxes'),
    get<Review[]>('reviews'),
    get<Partner[]>('partners'),
  ]);
  return { home, boxes, reviews, partners };
}

test.describe('without JavaScript', { tag: '@layout' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('the first page is whole in its HTML', async ({ page, request, language, dir }) => {
    const { home, boxes, reviews, partners } = await homeData(
      async (path) => (await request.get(`/api/${path}`)).json() as never,
    );
    const own = <T>(arabic: T, english: T): T => (language === 'ar' ? arabic : english);

    const response = await page.goto('/');
    const html = await response!.text();
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${dir}"`));
    const pictures = [home.heroImage, ...home.aboutImages, ...reviews.map(({ image }) => image)];
    for (const image of [...pictures, ...partners.map((partner) => partner.image)]) {
      expect(html).toContain(`src="${image!.url}?w=`);
    }

    await expect(page.locator('h1')).toHaveText(own(home.arMainText, home.mainText));
    const main = page.locator('main');
    const texts = [
      own(home.arHeroDescription, home.heroDescription),
      own(home.arAboutDescription, home.aboutDescription),
      ...boxes.map((box) => own(box.arBoxText, box.boxText)),
      ...reviews.map((review) => own(review.arDescription, review.description)),
    ];
    for (const text of texts) await expect(main).toContainText(text);
    await expect(page.locator('main img[alt=""][aria-hidden]').first()).toBeAttached();
  });

  test('links lead on, in both languages', async ({ page, t, language, localized }) => {
    await page.goto('/');
    await page.getByRole('link', { name: t('home.about.more') }).click();
    await expect(page).toHaveURL(localized('/about'));
    await expect(page.locator('h1')).toBeVisible();

    const other = language === 'ar' ? 'en' : 'ar';
    await page.locator(`header a[hreflang="${other}"]`).click();
    await expect(page).toHaveURL(`/about?lang=${other}`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test('the menu opens and the search finds', async ({ page, t, wide, localized }) => {
    await page.goto('/');
    if (!wide) await page.getByLabel(t('shell.header.menu'), { exact: true }).click();
    const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
    await navigation.getByRole('link', { name: t('navigation.contact') }).click();
    await expect(page).toHaveURL(localized('/contact'));

    await page.goto('/projects');
    const first = await page.locator('main h2').first().textContent();
    await page.getByRole('searchbox').fill(first!);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/projects\?(lang=en&)?search=./);
    await expect(page.getByRole('heading', { level: 2, name: first! })).toBeVisible();
  });
});

import type { AboutContent, Question, Value } from '@manjara/contracts';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

/** Shown of each list at first (spec §4). */
const PREVIEW = 6;

test('the headline begins with a highlighted word, above the pictures', async ({
  page,
  request,
  language,
}) => {
  const about = (await (await request.get('/api/content/about')).json()) as AboutContent;
  const text = language === 'ar' ? about.arMainText : about.mainText;
  await page.goto('/about');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(text);
  await expect(headline.locator('mark')).toHaveText(/[\p{L}\p{M}]+/u.exec(text)![0]);
  const filled = about.images.filter((image) => image?.url);
  expect(filled.length).toBeGreaterThan(0);
  for (const image of filled) {
    await expect(
      page.getByRole('img', { name: language === 'ar' ? image!.arAlt : image!.alt }),
    ).toBeVisible();
  }
});

for (const list of ['values', 'questions'] as const) {
  test(`six ${list} are shown, then all, then six again`, async ({ page, request, t }) => {
    const all = (await (await request.get(`/api/content/${list}`)).json()) as (Value | Question)[];
    expect(all.length).toBeGreaterThan(PREVIEW);
    await page.goto('/about');
    const section = page.getByRole('region', { name: t(`about.${list}.title`) });
    const items = section.getByRole('heading', { level: 3 });
    await expect(items).toHaveCount(PREVIEW);
    await section.getByRole('button', { name: t('common.showMore') }).click();
    await expect(items).toHaveCount(all.length);
    await section.getByRole('button', { name: t('common.showLess') }).click();
    await expect(items).toHaveCount(PREVIEW);
  });
}

test(
  'a list of six has no toggle, and empty picture slots are skipped',
  { tag: '@anywidth' },
  async ({ page, request, t, language }) => {
    const read = async <T>(path: string) =>
      (await (await request.get(`/api/content/${path}`)).json()) as T;
    const about = await read<AboutContent>('about');
    const [first, second] = about.images.filter((image) => image?.url);
    const fakes = {
      about: { ...about, images: [null, first, null, second] },
      values: (await read<Value[]>('values')).slice(0, PREVIEW),
      questions: (await read<Question[]>('questions')).slice(0, PREVIEW),
    };
    for (const [path, json] of Object.entries(fakes)) {
      await page.route(`**/api/content/${path}`, (route) => route.fulfill({ json }));
    }
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByRole('contentinfo').locator('a[href^="/about"]').click();
    for (const list of ['values', 'questions'] as const) {
      const section = page.getByRole('region', { name: t(`about.${list}.title`) });
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(PREVIEW);
      await expect(section.getByRole('button')).toHaveCount(0);
    }
    for (const image of [first, second]) {
      await expect(
        page.getByRole('img', { name: language === 'ar' ? image!.arAlt : image!.alt }),
      ).toBeAttached();
    }
    const others = about.images.filter((image) => ![null, first, second].includes(image));
    for (const image of others) {
      await expect(
        page.getByRole('img', { name: language === 'ar' ? image!.arAlt : image!.alt }),
      ).toHaveCount(0);
    }
  },
);

test(
  'every value has its picture and its words',
  { tag: '@anywidth' },
  async ({ page, request, t, language }) => {
    const values = (await (await request.get('/api/content/values')).json()) as Value[];
    await page.goto('/about');
    const section = page.getByRole('region', { name: t('about.values.title') });
    await section.getByRole('button', { name: t('common.showMore') }).click();
    for (const value of values) {
      const [words, alt] =
        language === 'ar' ? [value.arValue, value.arAlt] : [value.value, value.alt];
      const item = section.getByRole('listitem').filter({ hasText: words });
      await expect(item.getByRole('heading', { name: words })).toBeVisible();
      await expect(item.getByRole('img', { name: alt })).toBeVisible();
    }
  },
);

test('answers open and close each on its own, by keyboard too', async ({ page, t }) => {
  await page.goto('/about');
  const section = page.getByRole('region', { name: t('about.questions.title') });
  const questions = section.locator('details');
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await first.locator('summary').click();
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.locator('p')).toBeVisible();
  await expect(second.locator('p')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(second.locator('p')).toBeHidden();
  await expect(first.locator('p')).toBeVisible();
});

test.describe('without JavaScript', { tag: '@layout' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('every value and every answer can be read', async ({ page, request, t }) => {
    const questions = (await (await request.get('/api/content/questions')).json()) as Question[];
    const values = (await (await request.get('/api/content/values')).json()) as Value[];
    await page.goto('/about');
    const section = page.getByRole('region', { name: t('about.questions.title') });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(questions.length);
    const last = section.locator('details').last();
    await last.locator('summary').click();
    await expect(last.locator('p')).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    const valued = page.getByRole('region', { name: t('about.values.title') });
    await expect(valued.getByRole('heading', { level: 3 })).toHaveCount(values.length);
  });
});

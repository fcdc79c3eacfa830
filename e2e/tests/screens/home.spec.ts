import { type Box, type HomeContent, PROJECT_CATEGORIES, type SiteTexts } from '@manjara/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/test';

const read = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await (await request.get(`/api/${path}`)).json()) as T;

test('the hero has its text, its description, its picture and a search', async ({
  page,
  request,
  t,
  language,
}) => {
  const home = await read<HomeContent>(request, 'content/home');
  const own = (arabic: string, english: string) => (language === 'ar' ? arabic : english);
  await page.goto('/');
  const hero = page.getByRole('region', { name: own(home.arMainText, home.mainText) });
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByText(own(home.arHeroDescription, home.heroDescription))).toBeVisible();
  const picture = hero.getByRole('img', { name: own(home.heroImage!.arAlt, home.heroImage!.alt) });
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(hero.getByRole('searchbox', { name: t('home.hero.searchLabel') })).toBeVisible();
});

test(
  'the about teaser has numbered boxes, four pictures and the way to the rest',
  { tag: '@anywidth' },
  async ({ page, request, t, number, language, localized }) => {
    const home = await read<HomeContent>(request, 'content/home');
    const boxes = await read<Box[]>(request, 'content/boxes');
    await page.goto('/');
    const teaser = page.getByRole('region', { name: t('home.about.title') });
    const items = teaser.getByRole('list', { name: t('home.about.boxes') }).getByRole('listitem');
    await expect(items).toHaveCount(boxes.length);
    for (const [index, box] of boxes.entries()) {
      const [title, text] =
        language === 'ar' ? [box.arBoxTitle, box.arBoxText] : [box.boxTitle, box.boxText];
      const item = items.nth(index);
      await expect(item).toContainText(`${number(0)}${number(index + 1)}`);
      await expect(item.getByRole('heading', { name: title })).toBeVisible();
      await expect(item).toContainText(text);
    }
    expect(home.aboutImages).toHaveLength(4);
    for (const image of home.aboutImages) {
      await expect(
        teaser.getByRole('img', { name: language === 'ar' ? image!.arAlt : image!.alt }),
      ).toBeAttached();
    }
    await expect(teaser.getByRole('link', { name: t('home.about.more') })).toHaveAttribute(
      'href',
      localized('/about'),
    );
  },
);

test(
  'testimonials, partners and the contact form end the page',
  { tag: '@anywidth' },
  async ({ page, request, t, language }) => {
    const { contact } = await read<SiteTexts>(request, 'content');
    await page.route('**/api/messages', (route) => route.fulfill({ status: 201, json: {} }));
    await page.goto('/');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    const last = [t('home.reviews.title'), t('home.partners.title'), titleOf(contact, language)];
    expect((await titles.allTextContents()).slice(-last.length)).toEqual(last);

    const form = page.getByRole('region', { name: last.at(-1)! }).locator('form');
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'message']) {
      await form
        .getByLabel(t(`contact.fields.${name}`))
        .fill({ email: 'noura@example.com', phone: '050 123 4567' }[name] ?? 'Walnut');
    }
    await form.getByRole('button', { name: t('contact.submit') }).click();
    await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
  },
);

test('tiles and teasers lead to their pages', async ({ page, t, language, localized }) => {
  await page.goto('/');
  const projects = page.getByRole('region', { name: t('home.projects.title') });
  await expect(projects.getByRole('listitem')).toHaveCount(6);
  for (const category of PROJECT_CATEGORIES) {
    const label = category[language];
    const tile = projects.getByRole('link', { name: label });
    await expect(tile).toHaveAttribute('href', localized(`/projects/${encodeURIComponent(label)}`));
    await expect(tile.getByRole('img')).toBeAttached();
  }

  const [first] = PROJECT_CATEGORIES;
  await projects.getByRole('link', { name: first[language] }).click();
  await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(first[language])}`));
  await expect(page.getByRole('heading', { level: 1, name: first[language] })).toBeVisible();

  await page.goBack();
  await projects.getByRole('link', { name: t('home.projects.seeAll') }).click();
  await expect(page).toHaveURL(localized('/projects'));

  await page.goBack();
  await page.getByRole('link', { name: t('home.about.more') }).click();
  await expect(page).toHaveURL(localized('/about'));
});

test('the hero searches the projects', async ({ page, t, language, localized }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  const box = search.getByRole('searchbox', { name: t('home.hero.searchLabel') });
  const button = search.getByRole('button', { name: t('common.search') });

  await button.click();
  await expect(box).toBeFocused();
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(localized('/'));

  const word = language === 'ar' ? 'فندق' : 'hotel';
  await box.fill(word);
  await button.click();
  await expect(page).toHaveURL(localized(`/projects?${new URLSearchParams({ search: word })}`));
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.locator('main h2').first()).toBeVisible();
});

const titleOf = (contact: SiteTexts['contact'], language: 'ar' | 'en'): string =>
  (language === 'ar' ? contact.arSectionTitle : contact.sectionTitle) ?? '';

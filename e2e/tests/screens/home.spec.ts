import { PROJECT_CATEGORIES, type Review } from '@manjara/contracts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';

test('tiles and teasers lead to their pages', async ({ page, t, language }) => {
  await page.goto('/');
  const projects = page.getByRole('region', { name: t('home.projects.title') });
  await expect(projects.getByRole('listitem')).toHaveCount(6);
  for (const category of PROJECT_CATEGORIES) {
    const label = category[language];
    const tile = projects.getByRole('link', { name: label });
    await expect(tile).toHaveAttribute('href', `/projects/${encodeURIComponent(label)}`);
    await expect(tile.getByRole('img')).toBeAttached();
  }

  const [first] = PROJECT_CATEGORIES;
  await projects.getByRole('link', { name: first[language] }).click();
  await expect(page).toHaveURL(`/projects/${encodeURIComponent(first[language])}`);
  await expect(page.getByRole('heading', { level: 1, name: first[language] })).toBeVisible();

  await page.goBack();
  await projects.getByRole('link', { name: t('home.projects.seeAll') }).click();
  await expect(page).toHaveURL('/projects');

  await page.goBack();
  await page.getByRole('link', { name: t('home.about.more') }).click();
  await expect(page).toHaveURL('/about');
});

test('the hero searches the projects', async ({ page, t, language }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  const box = search.getByRole('searchbox', { name: t('home.hero.searchLabel') });
  const button = search.getByRole('button', { name: t('common.search') });

  await button.click();
  await expect(box).toBeFocused();
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');

  const word = language === 'ar' ? 'فندق' : 'hotel';
  await box.fill(word);
  await button.click();
  await expect(page).toHaveURL(`/projects?${new URLSearchParams({ search: word })}`);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.locator('main h2').first()).toBeVisible();
});

test.describe('testimonials', () => {
  test('wrap around in both directions', async ({ page, request, t, number }) => {
    const reviews = (await (await request.get('/api/reviews')).json()) as Review[];
    const total = reviews.length;
    const place = (index: number) =>
      t('home.reviews.place', { number: number(index), total: number(total) });

    await page.goto('/');
    const section = page.getByRole('region', { name: t('home.reviews.title') });
    const slide = (index: number) => section.getByRole('listitem', { name: place(index) });
    const shows = async (index: number) => {
      await expect(slide(index)).toBeInViewport({ ratio: 0.4 });
      const dot = section.getByRole('button', { name: place(index) });
      await expect(dot).toHaveAttribute('aria-current', 'true');
    };

    await section.scrollIntoViewIfNeeded();
    await shows(1);
    await section.getByRole('button', { name: t('home.reviews.previous') }).click();
    await shows(total);
    await section.getByRole('button', { name: t('home.reviews.next') }).click();
    await shows(1);
    await section.getByRole('button', { name: t('home.reviews.next') }).click();
    await shows(2);
  });

  test(
    'obey the arrow keys in the direction of reading',
    { tag: '@anywidth' },
    async ({ page, t, dir }) => {
      await page.goto('/');
      const section = page.getByRole('region', { name: t('home.reviews.title') });
      const dots = section.locator('button[aria-current], button[aria-label]').filter({
        hasNot: page.locator('svg'),
      });
      await section.getByRole('button', { name: t('home.reviews.next') }).focus();
      await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press(dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
      await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    },
  );
});

test(
  'the partners move by themselves and can be paused',
  { tag: '@anywidth' },
  async ({ page, t }) => {
    await page.clock.install();
    await page.goto('/');
    const section = page.getByRole('region', { name: t('home.partners.title') });
    await section.scrollIntoViewIfNeeded();
    const row = section.getByRole('group', { name: t('home.partners.label') });
    const pause = section.getByRole('button', { name: t('home.partners.pause') });
    await expect(pause).toBeVisible();
    const first = await place(row);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return place(row);
      })
      .not.toBe(first);

    await pause.click();
    await expect(section.getByRole('button', { name: t('home.partners.play') })).toBeVisible();
    const paused = await place(row);
    await page.clock.runFor(5000);
    expect(await place(row)).toBe(paused);
  },
);

/** The slide that the slider stands at. */
const place = (row: Locator): Promise<string | null> =>
  row.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index');

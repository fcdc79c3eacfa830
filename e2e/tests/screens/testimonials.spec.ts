import type { Review } from '@manjara/contracts';
import { expect, test } from '../../support/test';

test.describe('testimonials', () => {
  test(
    'have a title, the words, the name and a picture, in the language of the page',
    { tag: '@anywidth' },
    async ({ page, request, t, language }) => {
      const reviews = (await (await request.get('/api/reviews')).json()) as Review[];
      await page.goto('/');
      const section = page.getByRole('region', { name: t('home.reviews.title') });
      for (const review of reviews) {
        const [title, name, words, alt] =
          language === 'ar'
            ? [review.arTitle, review.arName, review.arDescription, review.image.arAlt]
            : [review.title, review.name, review.description, review.image.alt];
        const slide = section.getByRole('listitem').filter({ hasText: words });
        await expect(slide).toContainText(title);
        await expect(slide).toContainText(name);
        await expect(slide.getByRole('img', { name: alt, includeHidden: true })).toBeAttached();
      }
    },
  );

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

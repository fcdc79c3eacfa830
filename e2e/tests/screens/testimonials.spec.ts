import type { Review } from '@manjara/contracts';
import { expect, test } from '../../support/test';

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

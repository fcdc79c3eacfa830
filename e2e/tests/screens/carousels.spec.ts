import type { Review } from '@manjara/contracts';
import { expect, test } from '../../support/test';

test(
  'testimonials wrap around in both directions, and obey the arrow keys',
  { tag: '@layout' },
  async ({ page, request, t, number, dir }) => {
    const reviews = (await (await request.get('/api/reviews')).json()) as Review[];
    const total = reviews.length;
    const place = (index: number) =>
      t('home.reviews.place', { number: number(index), total: number(total) });
    await page.goto('/');
    const section = page.getByRole('region', { name: t('home.reviews.title') });
    const button = (way: string) => section.getByRole('button', { name: t(`home.reviews.${way}`) });
    const shows = async (index: number) => {
      const slide = section.getByRole('listitem', { name: place(index) });
      await expect(slide).toBeInViewport({ ratio: 0.4 });
      const dot = section.getByRole('button', { name: place(index) });
      await expect(dot).toHaveAttribute('aria-current', 'true');
    };
    await section.scrollIntoViewIfNeeded();
    await shows(1);
    await button('previous').click();
    await shows(total);
    await button('next').click();
    await shows(1);
    await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await shows(2);
    await page.keyboard.press(dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    await shows(1);
  },
);

test('partners move on by themselves, around and around', async ({ page, t }) => {
  await page.clock.install();
  await page.goto('/');
  const section = page.getByRole('region', { name: t('home.partners.title') });
  await section.scrollIntoViewIfNeeded();
  const row = section.getByRole('group', { name: t('home.partners.label') });
  await expect(section.getByRole('button')).toBeVisible();
  // Hovering or focusing the row would pause it.
  await page.mouse.move(0, 0);
  const passed = new Set<string | null>();
  const slides = await row.locator('.swiper-slide').count();
  // Each step comes during the one before, as on a device that is busy for a second.
  for (let step = 0; step < slides + 2; step++) {
    await page.clock.runFor(1000);
    const active = row.locator('.swiper-slide-active');
    passed.add(await active.getAttribute('data-swiper-slide-index'));
  }
  expect(passed.size).toBeGreaterThan(2);
});

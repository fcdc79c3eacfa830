import { expect, test } from '../../support/test';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    const moves = reducedMotion === 'no-preference';
    test(
      `the first page ${moves ? 'moves' : 'stands still'}`,
      { tag: '@layout' },
      async ({ page, t }) => {
        await page.clock.install();
        await page.goto('/');
        const logos = page.getByRole('group', { name: t('home.partners.label') });
        await logos.scrollIntoViewIfNeeded();
        const button = t(moves ? 'home.partners.pause' : 'home.partners.play');
        await expect(page.getByRole('button', { name: button })).toBeVisible();
        const shown = () =>
          logos.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index');
        const before = await shown();
        const pass = async () => {
          await page.clock.runFor(1000);
          return (await shown()) !== before;
        };
        if (moves) await expect.poll(pass).toBe(true);
        else for (let second = 0; second < 5; second++) expect(await pass()).toBe(false);
        if (!moves) expect(await page.evaluate(endlessAnimations)).toEqual([]);
      },
    );
  });
}

/** Runs in the page: what would move on and on. */
function endlessAnimations(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { iterations } = animation.effect!.getComputedTiming();
    return iterations === Infinity ? [(animation as CSSAnimation).animationName] : [];
  });
}

import { whatsappLink } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

test('the floating controls chat and lead back to the top', async ({ page, t, number }) => {
  await page.goto('/');
  const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
  await expect(controls.getByRole('link')).toHaveAttribute('href', whatsappLink());
  const top = controls.getByRole('button', {
    name: t('shell.floating.toTop'),
    includeHidden: true,
  });

  await expect(top).toBeDisabled();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  // Parts that take their true height meanwhile change the share.
  await expect(async () =>
    expect(await top.textContent()).toBe(await scrolledShare(page, t, number)),
  ).toPass();
  await expect(top).toBeDisabled();
  await page.evaluate(() => window.scrollTo({ top: 701, behavior: 'instant' }));
  await expect(top).toBeEnabled();
  await expect(top).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(top).toHaveText(t('shell.floating.percent', { number: number(100) }));

  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toBeDisabled();
  await expect(top).toHaveText(t('shell.floating.percent', { number: number(0) }));
});

async function scrolledShare(page: Page, t: Translate, number: (value: number) => string) {
  const share = await page.evaluate(
    () => window.scrollY / (document.documentElement.scrollHeight - window.innerHeight),
  );
  return t('shell.floating.percent', { number: number(Math.round(share * 100)) });
}

/** Where the page stood at each of its scroll events from here until it has come to the top. */
async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  const record = await page.evaluateHandle(() => {
    const places: number[] = [];
    window.addEventListener('scroll', () => places.push(window.scrollY));
    return places;
  });
  return async () => {
    await expect.poll(() => record.evaluate((places) => places.at(-1))).toBe(0);
    return record.jsonValue();
  };
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const way = reducedMotion === 'reduce' ? 'at once for who wants less motion' : 'smoothly';
  test(`the way back to the top leads there ${way}`, { tag: '@anywidth' }, async ({ page, t }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const top = page.getByRole('button', { name: t('shell.floating.toTop') });
    await expect(top).toBeEnabled();
    const places = await recordScrolling(page);
    await top.click();
    const passed = await places();
    expect(passed).toEqual([...passed].sort((first, second) => second - first));
    if (reducedMotion === 'reduce') expect(new Set(passed).size).toBeLessThanOrEqual(2);
    else expect(new Set(passed).size).toBeGreaterThan(3);
  });
}

import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

/** Bytes of JavaScript, as sent, that a first visit may load; the shares of the two builds are less. */
const LIMIT = 165_000;

test(
  'a first visit of the home page loads little JavaScript',
  { tag: '@anywidth' },
  async ({ page }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      expect(response.headers()['content-encoding'], response.url()).toBe('br');
      const size = response.request().sizes();
      scripts.set(
        response.url(),
        size.then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.goto('/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.values());
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${total} bytes` });
    expect(scripts.size).toBeGreaterThan(5);
    expect(total, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(LIMIT);
  },
);

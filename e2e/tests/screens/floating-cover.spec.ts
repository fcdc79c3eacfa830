import { coveredBy } from '../../support/covered';
import { furtherAddresses, PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1280: 800, 1440: 900 };

for (const [width, height] of Object.entries(HEIGHTS)) {
  test.describe(`at ${width} px`, { tag: '@anywidth' }, () => {
    test.use({
      viewport: { width: Number(width), height },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the floating controls cover neither text nor buttons', async ({
      page,
      request,
      t,
      watch,
    }) => {
      test.slow();
      watch.expectProblem(/404.*\/no-such-page/);
      const further = (await furtherAddresses(request)).filter(
        (path) => !path.includes('project='),
      );
      const controls = page.getByRole('complementary', { name: t('shell.floating.label') });
      for (const path of [...Object.values(PUBLIC), ...further, '/no-such-page']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await coveredBy(controls), path).toEqual([]);
      }
    });
  });
}

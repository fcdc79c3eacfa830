import path from 'node:path';
import { buildWithServices, SERVICES } from '../../support/added-page';
import { waitForHydration } from '../../support/page';
import { release } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';

/** A remote's build while other tests run. */
const BUILD_MS = 120_000;

test(
  'a page added by a release is in the header without a rebuild or restart of the shell',
  { tag: '@long' },
  async ({ start, cleanUp, page, t }) => {
    test.slow();
    test.setTimeout(test.info().timeout + BUILD_MS);
    const product = await start();
    await page.goto(`${product.url}/?lang=en`);
    const header = page.getByRole('navigation', { name: t('shell.header.navigation') });
    const link = header.getByRole('link', { name: SERVICES.en });
    await expect(header.getByRole('link', { name: t('about.title') })).toBeVisible();
    await expect(link).toHaveCount(0);

    const build = await buildWithServices(cleanUp);
    await release(build, path.join(product.dataDir, 'releases/public'));
    await expect(async () => {
      await page.goto(`${product.url}/?lang=en`);
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(() => process.kill(product.run.pids.shell, 0)).not.toThrow();

    await waitForHydration(page);
    await link.click();
    await expect(page).toHaveURL(`${product.url}/services?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: SERVICES.en })).toBeVisible();

    const sitemap = await (await page.request.get(`${product.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('/services<');

    await page.getByRole('link', { name: 'العربية', exact: true }).click();
    const arabic = page.getByRole('banner').getByRole('link', { name: SERVICES.ar });
    await expect(arabic).toHaveAttribute('aria-current', 'page');
  },
);

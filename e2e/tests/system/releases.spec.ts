import path from 'node:path';
import { breakServerBundle, changeText, copyOfBuild, release } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';

/** "Within seconds" (design §4). */
const SOON = { timeout: 10_000, intervals: [100] };
const NEW_TITLE = 'This heading came with a new release';

test('a new release changes the running site without a restart, and a broken one changes nothing', async ({
  start,
  cleanUp,
  page,
  t,
}) => {
  const product = await start();
  const releases = path.join(product.dataDir, 'releases/public');
  const live = async () =>
    (await (await page.request.get(`${product.url}/_health`)).json()).remotes.public as string;
  const changed = page.getByRole('heading', { level: 2, name: NEW_TITLE });
  await page.goto(`${product.url}/?lang=en`);
  await expect(page.getByRole('heading', { name: t('home.about.title') })).toBeVisible();

  const build = await copyOfBuild(cleanUp);
  await changeText(build, t('home.about.title'), NEW_TITLE);
  const { version } = await release(build, releases);
  await expect.poll(live, SOON).toBe(version);
  expect(() => process.kill(product.run.pids.shell, 0)).not.toThrow();

  // An open tab continues with the release that it started with.
  await page.getByRole('link', { name: t('home.about.more') }).click();
  await expect(page).toHaveURL((shown) => shown.pathname === '/about');
  await page.goto(`${product.url}/?lang=en`);
  await expect(changed).toBeVisible();
  await page.getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await breakServerBundle(build);
  await release(build, releases, '9.1.0');
  await expect.poll(() => product.output, SOON).toContain('release refused');
  expect(await live()).toBe(version);
  await page.goto(`${product.url}/?lang=en`);
  await expect(changed).toBeVisible();
});

import {
  breakServerBundle,
  changeText,
  copyOfBuild,
  nextMinor,
  release,
  setPlatform,
} from '../../support/release';
import path from 'node:path';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import { Visits } from '../../support/visits';

/** "Within seconds" (design §4). */
const SOON = { timeout: 10_000, intervals: [100] };
const NEW_TITLE = 'This heading came with a new release';

test('a new release changes the running site without a restart', async ({
  start,
  cleanUp,
  page,
  t,
}) => {
  const product = await start();
  const releases = path.join(product.dataDir, 'releases/public');
  const heading = page.getByRole('heading', { level: 2, name: t('home.about.title') });
  const changed = page.getByRole('heading', { level: 2, name: NEW_TITLE });
  await page.goto(`${product.url}/?lang=en`);
  await expect(heading).toBeVisible();

  const build = await copyOfBuild(cleanUp);
  await changeText(build, t('home.about.title'), NEW_TITLE);
  const visits = new Visits(product.url, [t('home.about.title'), NEW_TITLE]);
  await visits.begin();
  const pointer = await release(build, releases);
  await expect.poll(() => visits.last, SOON).toBe(NEW_TITLE);
  await visits.end();
  expect(visits.failures).toEqual([]);
  expect(visits.requests).toBeGreaterThan(50);
  expect(() => process.kill(product.run.pids.shell, 0)).not.toThrow();

  // The tab that was open goes on with the release that it began with.
  await page.getByRole('link', { name: t('home.about.more') }).click();
  await expect(page).toHaveURL((shown) => shown.pathname === '/about');
  await page.goto(product.url);
  await expect(changed).toBeVisible();
  await page.getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const health = await (await page.request.get(`${product.url}/_health`)).json();
  expect(health.remotes.public).toBe(pointer.version);
});

test('a broken release is refused and the site stays', async ({
  start,
  cleanUp,
  page,
  request,
  t,
}) => {
  const product = await start();
  const health = async () => (await request.get(`${product.url}/_health`)).json();
  const before = await health();
  const build = await copyOfBuild(cleanUp);
  await breakServerBundle(build);
  await release(build, path.join(product.dataDir, 'releases/public'));
  await expect.poll(() => product.output, SOON).toContain('release refused');
  expect(await health()).toEqual(before);
  await page.goto(`${product.url}/?lang=en`);
  await expect(page.getByRole('heading', { level: 2, name: t('home.about.title') })).toBeVisible();
});

test('a release for a newer platform is refused in a sentence, and the site stays', async ({
  start,
  cleanUp,
  page,
  request,
  t,
}) => {
  const product = await start();
  const health = async () => (await request.get(`${product.url}/_health`)).json();
  const before = await health();
  const newer = nextMinor(before.platform as string);
  for (const remote of ['public', 'dashboard'] as const) {
    const build = await copyOfBuild(cleanUp, `frontend-${remote}`);
    await setPlatform(build, newer);
    await release(build, path.join(product.dataDir, 'releases', remote));
    const sentence =
      `release refused: The remote \\"${remote}\\" was built against platform ${newer}, ` +
      `which does not fit this shell's ${before.platform}.`;
    await expect.poll(() => product.output, SOON).toContain(sentence);
  }
  expect(await health()).toEqual(before);
  await page.goto(`${product.url}/?lang=en`);
  await expect(page.getByRole('heading', { level: 2, name: t('home.about.title') })).toBeVisible();
  await page.goto(`${product.url}/dashboard/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

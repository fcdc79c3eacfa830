import { signInPage } from '../../support/admin';
import { serveBuild } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import { translator } from '../../support/texts';

test(
  'without the public remote its pages say so, the dashboard works, and a retry brings them',
  { tag: '@long' },
  async ({ start, cleanUp, page, t, watch }) => {
    watch.expectProblem(/503/);
    const server = await serveBuild(cleanUp);
    await server.end();
    const { url } = await start({ env: { REMOTE_PUBLIC_URL: server.pointerUrl } });
    await signInPage(page, url);
    await page.goto(`${url}/dashboard/projects`);
    await expect(page.getByText(t('dashboard.projects.noneText'))).toBeVisible();

    for (const language of ['ar', 'en'] as const) {
      const say = translator(language);
      const response = await page.goto(`${url}/?lang=${language}`);
      expect(response!.status()).toBe(503);
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading')).toHaveText(say('shell.states.unavailableTitle'));
      await expect(alert.getByRole('link', { name: say('common.retry') })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await server.again();
    // Without a reload the page retries after twenty seconds.
    await expect(async () => {
      await page.reload();
      const title = page.getByRole('heading', { name: t('home.about.title') });
      await expect(title).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

test('when the public remote’s server dies, its pages stay readable', async ({
  start,
  cleanUp,
  page,
  request,
  t,
  watch,
}) => {
  const server = await serveBuild(cleanUp);
  const product = await start({ env: { REMOTE_PUBLIC_URL: server.pointerUrl } });
  await page.goto(`${product.url}/about?lang=en`);
  const heading = page.locator('h1');
  await expect(heading).toBeVisible();
  const look = await heading.evaluate((element) => getComputedStyle(element).fontSize);
  await server.end();

  // HTML and styles come from the shell's own copies.
  const html = await (await request.get(`${product.url}/about?lang=en`)).text();
  expect(html).toContain('<h1');
  const styles = [...html.matchAll(/data-href="(\/_releases\/public\/[^"]+\.css)"/g)];
  expect(styles.length).toBeGreaterThan(0);
  for (const [, href] of styles) {
    expect((await request.get(product.url + href)).status()).toBe(200);
  }

  // A new visitor's browser cannot load scripts: it logs errors, and the page stays static.
  watch.expectProblem(/502|remoteEntry|_releases\/public|stays static|Federation/);
  const visitor = page;
  await visitor.context().clearCookies();
  const session = await visitor.context().newCDPSession(visitor);
  await session.send('Network.clearBrowserCache');
  await visitor.goto(`${product.url}/about?lang=en`, { waitUntil: 'load' });
  await expect(
    visitor.getByRole('status').filter({ hasText: t('shell.states.static') }),
  ).toBeVisible();
  await expect(visitor.locator('h1')).toHaveCSS('font-size', look);
  await visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: t('contactPage.title') })
    .click();
  await expect(visitor).toHaveURL((shown) => shown.pathname === '/contact');
  await expect(visitor.locator('h1')).toBeVisible();
});

test(
  'when the dashboard’s server dies, the site works, and a retry brings the dashboard back',
  { tag: '@long' },
  async ({ start, cleanUp, page, request, t, watch }) => {
    const server = await serveBuild(cleanUp, 'frontend-dashboard');
    const product = await start({ env: { REMOTE_DASHBOARD_URL: server.pointerUrl } });
    const live = async () =>
      (await (await request.get(`${product.url}/_health`)).json()).remotes.dashboard as string;
    const before = await live();
    await signInPage(page, product.url);
    await page.goto(`${product.url}/dashboard/projects`);
    const add = page.getByRole('link', { name: t('dashboard.projects.addTitle') }).last();
    await expect(add).toBeVisible();

    await server.end();
    watch.expectProblem(
      /502|remoteEntry|_releases\/dashboard|The remote "dashboard" failed|Federation/,
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(`${product.url}/dashboard/projects`);
    const alert = page.getByRole('alert').filter({ hasText: t('shell.states.unavailable') });
    await expect(alert).toBeVisible();
    await alert.getByRole('link', { name: t('common.backHome') }).click();
    await expect(page.getByRole('heading', { name: t('home.about.title') })).toBeVisible();
    await page.goto(`${product.url}/dashboard/projects`);
    const retry = alert.getByRole('link', { name: t('common.retry') });
    await expect(retry).toBeVisible();

    await server.again();
    await retry.click();
    await expect(add).toBeVisible();

    // A new release does not change open pages; the next visitor gets it.
    const { version } = await server.redeploy('9.1.0');
    expect(version).not.toBe(before);
    await expect.poll(live, { timeout: 10_000, intervals: [100] }).toBe(version);
    await add.click();
    const title = page.getByRole('heading', { level: 1, name: t('dashboard.projects.addTitle') });
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
    const html = await (await request.get(`${product.url}/dashboard`)).text();
    expect(html).toContain(`/_releases/dashboard/${version}/`);
  },
);

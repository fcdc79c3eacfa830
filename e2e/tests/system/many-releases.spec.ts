import { readLive, rollback } from '@manjara/releases';
import { startParts } from '../../support/parts';
import { changeText, copyOfBuild, release, serveBuild } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import { Visits } from '../../support/visits';

const RELEASES = 20;
/** Twice the memory of the shell, but less than the server bundles of twenty releases need. */
const HEAP_MB = 40;
const SOON = { timeout: 30_000, intervals: [50] };

// Ninety seconds alone, five minutes beside a release in an endless loop.
test.setTimeout(600_000);

test(
  'twenty releases under load: no request fails, and a tab of the first one goes on',
  { tag: '@long' },
  async ({ cleanUp, page, request, t }) => {
    const { pointerUrl, root } = await serveBuild(cleanUp);
    // Not restarted: a shell that leaks memory exits, and requests fail.
    const { url } = await startParts(cleanUp, {
      REMOTE_PUBLIC_URL: pointerUrl,
      RELEASE_POLL_MS: '100',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    });
    const live = async () =>
      (await (await request.get(`${url}/_health`)).json()).remotes.public as string;
    const first = await live();
    const title = (number: number) => `The heading of release ${number}.`;

    // Opened before the releases and then left alone.
    await page.goto(`${url}/?lang=en`);
    await expect(
      page.getByRole('heading', { level: 2, name: t('home.about.title') }),
    ).toBeVisible();

    const build = await copyOfBuild(cleanUp);
    const visits = new Visits(url, [t('home.about.title')], {
      others: ['/about', '/projects?lang=ar'],
      readers: 2,
      restMs: 100,
    });
    await visits.begin();
    for (let number = 1; number <= RELEASES; number++) {
      visits.titles.push(title(number));
      await changeText(build, visits.titles.at(-2)!, title(number));
      const { version } = await release(build, root);
      await expect.poll(live, SOON).toBe(version);
      await expect.poll(() => visits.last, SOON).toBe(title(number));
    }
    const { to } = await rollback(root);
    await expect.poll(live, SOON).toBe(to);
    await expect.poll(() => visits.last, SOON).toBe(title(RELEASES - 1));
    await visits.end();
    expect(visits.failures).toEqual([]);
    expect(visits.requests).toBeGreaterThan(500);
    expect((await readLive(root))?.past).toHaveLength(RELEASES);

    // The tab loads new chunks, but of the release that it started with.
    for (const [link, chunk] of [
      ['/about', 'page-about'],
      ['/production', 'page-production'],
    ] as const) {
      const code = page.waitForResponse((response) =>
        response.url().includes(`/_releases/public/${first}/client/static/js/async/${chunk}.`),
      );
      await page.locator(`a[href^="${link}"]:visible`).first().click();
      expect((await code).status()).toBe(200);
      await expect(page).toHaveURL((shown) => shown.pathname === link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // A reload shows the live release.
    await page.goto(url);
    await expect(page.getByText(title(RELEASES - 1))).toBeVisible();
  },
);

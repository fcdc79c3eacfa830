import { setTimeout as pause } from 'node:timers/promises';
import { readLive, rollback } from '@manjara/releases';
import { startParts } from '../../support/parts';
import { changeText, copyOfBuild, release, serveBuild } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';

const RELEASES = 20;
/** Twice the memory of the shell, but less than the server bundles of twenty releases need. */
const HEAP_MB = 40;
const SOON = { timeout: 30_000, intervals: [50] };

const FILES = /\/_releases\/public\/[^"'>\\]+?\.(?:js|css)\b/g;

/** Visits pages in a loop, with all files that they name, as new visitors do. */
class Visitor {
  /** The title that the home page showed last. */
  title = '';
  requests = 0;
  readonly failures: string[] = [];
  private isGoing = true;
  private readonly loop: Promise<void>;

  constructor(
    private readonly url: string,
    /** Titles that the home page may show. */
    private readonly titles: string[],
  ) {
    this.loop = this.visitAll();
  }

  async end(): Promise<void> {
    this.isGoing = false;
    await this.loop;
  }

  private async visitAll(): Promise<void> {
    while (this.isGoing) {
      try {
        const home = await this.visit('/?lang=en');
        const title = this.titles.find((text) => home.includes(text));
        if (title) this.title = title;
        else this.failures.push('the home page has none of the titles');
        for (const path of ['/about', '/projects?lang=ar']) await this.visit(path);
      } catch (error) {
        this.failures.push(String(error));
      }
      await pause(100);
    }
  }

  private async visit(path: string): Promise<string> {
    const { text, headers } = await this.read(path);
    const files = new Set(`${text}${headers.get('link') ?? ''}`.match(FILES) ?? []);
    for (const file of files) await this.read(file);
    return text;
  }

  private async read(path: string): Promise<{ text: string; headers: Headers }> {
    this.requests += 1;
    const response = await fetch(this.url + path);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} with status ${response.status}`);
    return { text, headers: response.headers };
  }
}

// Ninety seconds on a quiet machine.
test.setTimeout(600_000);

test(
  'twenty releases under load: no request fails, and a tab of the first one keeps working',
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
    const titles = [t('home.about.title')];
    const visitors = [new Visitor(url, titles), new Visitor(url, titles)];
    const shown = () => visitors.map((visitor) => visitor.title);
    for (let number = 1; number <= RELEASES; number++) {
      titles.push(title(number));
      await changeText(build, titles.at(-2)!, title(number));
      const { version } = await release(build, root);
      await expect.poll(live, SOON).toBe(version);
      await expect.poll(shown, SOON).toEqual([title(number), title(number)]);
    }
    const { to } = await rollback(root);
    await expect.poll(live, SOON).toBe(to);
    const before = title(RELEASES - 1);
    await expect.poll(shown, SOON).toEqual([before, before]);
    for (const visitor of visitors) {
      await visitor.end();
      expect(visitor.failures).toEqual([]);
      expect(visitor.requests).toBeGreaterThan(250);
    }
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
    await expect(page.getByText(before)).toBeVisible();
  },
);

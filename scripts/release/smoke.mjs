import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../lib/browser.mjs';
import { fromRoot, REMOTES } from '../lib/paths.mjs';
import { freshFolder, Product } from '../lib/product.mjs';
import { putBuild, releasesLibrary } from '../lib/releases.mjs';
import { build } from '../lib/run.mjs';
import { isTaken } from './site.mjs';
import { lookAt } from './visitor.mjs';

/** What the site is made of, beside its remotes. */
const NEEDED = ['@manjara/backend', '@manjara/frontend-shell', '@manjara/embedded-mongo'];
const TAKEN_MS = 10_000;
const MOST_FAULTS = 5;

const screens = JSON.parse(readFileSync(fromRoot('e2e/support/screens.json'), 'utf8'));
const all = (list, more) => Object.values(list).map((each) => ({ path: each, ...more }));

/** What is looked at of each remote; one link is followed, to code that comes late. */
const PAGES = {
  public: [
    ...all(screens.public, { ready: 'h1' }),
    { path: screens.public.home, ready: 'h1', follow: 'footer a[href^="/contact"]' },
  ],
  dashboard: [
    ...all(screens.signedOut, { ready: 'h1' }),
    ...all(screens.dashboard, { ready: '#screen h1', signedIn: true }),
  ],
};

const pointerIn = (root) => pathToFileURL(path.join(root, 'latest.json')).href;

/** The releases of the other remote: what is live in the store, else what is built here. */
async function otherReleases(other, store, folder) {
  const { makeLive, readLive } = releasesLibrary();
  if (await readLive(path.join(store, other))) return path.join(store, other);
  await build([`@manjara/${REMOTES[other]}`], { quiet: true });
  const root = path.join(folder, other);
  await makeLive(root, await putBuild(other, { root }));
  return root;
}

async function tokenOf(product) {
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(product.admin),
  });
  return (await answer.json()).token;
}

/**
 * Runs a build in a site of its own (shell, API and embedded database, with demo content unless the
 * environment says otherwise, beside the other remote as it is live), and looks at all of its pages
 * in Chromium. Throws sentences about what is not well.
 * @param {'public' | 'dashboard'} remote
 * @param {{ dist?: string, store: string }} options
 * @returns {Promise<string>} what was looked at
 */
export async function smoke(remote, { dist, store }) {
  if (process.env.SKIP_BUILD !== '1') await build(NEEDED, { quiet: true });
  const folder = freshFolder();
  const stops = [() => rm(folder, { recursive: true, force: true })];
  try {
    const root = path.join(folder, remote);
    const candidate = await putBuild(remote, { dist, root });
    await releasesLibrary().makeLive(root, candidate);
    const other = Object.keys(REMOTES).find((name) => name !== remote);
    const env = {
      [`REMOTE_${remote.toUpperCase()}_URL`]: pointerIn(root),
      [`REMOTE_${other.toUpperCase()}_URL`]: pointerIn(await otherReleases(other, store, folder)),
    };
    const { DEMO_CONTENT = '1' } = process.env;
    const product = await Product.start({ env: { DEMO_CONTENT, ...env } });
    stops.push(() => product.remove());
    if (!(await isTaken(product.url, remote, candidate.version, TAKEN_MS))) {
      const why = /release refused: [^"\n]+/.exec(product.output)?.[0];
      throw new Error(`The shell does not take it${why ? `: ${why}` : '.'}`);
    }
    const browser = await launchBrowser();
    stops.push(() => browser.close());
    const { count, faults } = await lookAt(
      browser,
      product.url,
      PAGES[remote],
      await tokenOf(product),
    );
    if (faults.length > 0) {
      const told = faults.slice(0, MOST_FAULTS).join('\n  ');
      throw new Error(`${faults.length} of ${count} pages are not well:\n  ${told}`);
    }
    return `${count} pages in Chromium`;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

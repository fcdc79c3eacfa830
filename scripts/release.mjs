// Builds a remote, tests it, and makes it the live release: `npm run release -- public`. --store
// <folder>: folder of the releases; --site <address>: the site that shows them; --dist <folder>:
// uses a build that was made and tested elsewhere; --dry-run: publishes nothing.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './lib/env.mjs';
import { fromRoot, releasesDir, REMOTES } from './lib/paths.mjs';
import { freshFolder } from './lib/product.mjs';
import { readTarget } from './lib/release-target.mjs';
import { buildOf, putBuild, releasesLibrary } from './lib/releases.mjs';
import { build, main, run } from './lib/run.mjs';
import { isShown, providedBy } from './lib/site.mjs';

const require = createRequire(import.meta.url);
/** Workspaces of the site in which the remotes are tested. */
const SITE = ['releases', 'backend', 'frontend-shell', 'embedded-mongo'];

async function step(name, work) {
  const startedAt = performance.now();
  process.stdout.write(`  ${name.padEnd(10)}`);
  try {
    await work();
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`);
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

const versionOf = async (folder) =>
  JSON.parse(await readFile(fromRoot(folder, 'package.json'), 'utf8')).version;

const ofCheckout = async () => ({
  platform: await versionOf('packages/platform'),
  react: await versionOf('node_modules/react'),
  ui: await versionOf('packages/ui'),
});

/** Checks a build's contract against the live site, or against this checkout. */
async function checkContract({ remote, dist = buildOf(remote), site }) {
  const { contractFaults } = require('@manjara/releases/contract');
  const { platform, react, ui, operations } = site ? await providedBy(site) : await ofCheckout();
  const faults = await contractFaults(dist, {
    name: `manjara_${remote}`,
    serverRendered: remote === 'public',
    shared: { react, 'react-dom': react, '@manjara/platform': platform },
    ui,
    operations,
  });
  if (faults.length > 0) throw new Error(['The build violates the contract.', ...faults].join(' '));
}

/** Opens all pages of the build with Playwright, in a test site and in the live shell. */
async function smokeTest({ remote, dist, store, site }) {
  const { makeLive, readLive } = releasesLibrary();
  const folder = freshFolder();
  const env = { SMOKE_REMOTE: remote, SMOKE_SITE: site ?? '' };
  for (const [name, workspace] of Object.entries(REMOTES)) {
    const isTried = name === remote;
    let root = releasesDir(name, store);
    if (isTried || !(await readLive(root))) {
      if (!isTried) await build([`@manjara/${workspace}`]);
      root = path.join(folder, name);
      const candidate = await putBuild(name, root, isTried ? dist : undefined);
      await makeLive(root, candidate);
      if (isTried) {
        env.SMOKE_VERSION = candidate.version;
        env.SMOKE_FOLDER = path.join(root, candidate.version);
      }
    }
    env[`REMOTE_${name.toUpperCase()}_URL`] = pathToFileURL(path.join(root, 'latest.json')).href;
  }
  await run('npm', ['run', 'smoke', '-w', '@manjara/e2e'], { quiet: true, env });
}

async function tryOut(target) {
  const { remote, dist } = target;
  const project = `@manjara/${REMOTES[remote]}`;
  await step('Site', () => build(SITE.map((name) => `@manjara/${name}`)));
  if (!dist) {
    await step('Build', () => build([project]));
    await step('Tests', () => run('npx', ['nx', 'run', `${project}:test`], { quiet: true }));
  }
  await step('Contract', () => checkContract(target));
  await step('Smoke', () => smokeTest(target));
}

/** Makes the release live; rolls back if the site does not show it. */
async function publish({ remote, dist, site, store }) {
  const { makeLive, prune, rollback } = releasesLibrary();
  const root = releasesDir(remote, store);
  const candidate = await putBuild(remote, root, dist);
  const { version } = candidate;
  const now = new Date();
  const { since } = await makeLive(root, candidate, { now });
  if (site && !(await isShown(site, remote, version))) {
    const sentence = `The site at ${site} does not show ${version}; see the log of its shell.`;
    // This version was live before: there is nothing to roll back.
    if (since !== now.toISOString())
      throw new Error(`${sentence} It stays the live release in ${root}.`);
    // Fails if a colleague has made another release live since.
    const outcome = await rollback(root, undefined, { from: version }).then(
      ({ to }) => `${to} is live again.`,
      (error) => error.message,
    );
    throw new Error(`${sentence} ${outcome}`);
  }
  for (const removed of await prune(root)) console.log(`  Deleted the old release ${removed}.`);
  return version;
}

// Exit normally on signals, so that temporary folders are deleted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

await main(async () => {
  const target = await readTarget('release');
  const { remote, site, store, dryRun } = target;
  console.log(dryRun ? `Testing "${remote}"` : `Releasing "${remote}" to ${store}`);
  try {
    await tryOut(target);
  } catch (error) {
    throw new Error(`${error.message}\nNothing was published.`, { cause: error });
  }
  if (dryRun) return console.log('All checks passed. Nothing was published (--dry-run).');
  const version = await publish(target);
  const suffix = site ? `, and ${site} shows it` : '';
  console.log(`The live release of "${remote}" is ${version}${suffix}.`);
});

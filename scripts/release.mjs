// Builds a remote, tries it, and makes it the live release: `npm run release -- public`.
// --store <folder>: where releases are kept; --site <address>: the site that shows them;
// --dist <folder>: a build that was made, and whose tests were run, elsewhere; --dry-run: tries it only.
import path from 'node:path';
import './lib/env.mjs';
import { REMOTES } from './lib/paths.mjs';
import { buildOf, putBuild, releasesLibrary } from './lib/releases.mjs';
import { build } from './lib/run.mjs';
import { checkContract } from './release/contract.mjs';
import { runTests } from './release/jest.mjs';
import { isTaken } from './release/site.mjs';
import { smoke } from './release/smoke.mjs';
import { readTarget } from './release/target.mjs';
import { undo } from './release/undo.mjs';

async function step(name, work) {
  const began = performance.now();
  process.stdout.write(`  ${name.padEnd(10)}`);
  try {
    const note = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${note ?? ''}`);
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/** Everything that must hold before anybody is told of the build. */
async function tryOut({ remote, dist, site, store }) {
  const workspace = REMOTES[remote];
  if (!dist) {
    if (process.env.SKIP_BUILD !== '1') {
      const projects = [`@manjara/${workspace}`, '@manjara/releases'];
      await step('Build', () => build(projects, { quiet: true }));
    }
    await step('Tests', () => runTests(workspace));
  }
  await step('Contract', () => checkContract(remote, dist ?? buildOf(remote), site));
  await step('Smoke', () => smoke(remote, { dist, store }));
}

/** Moves the pointer, and back again when the site does not take the release. */
async function publish({ remote, dist, site, store }) {
  const { makeLive, prune, rollback } = releasesLibrary();
  const root = path.join(store, remote);
  const candidate = await putBuild(remote, { dist, root });
  const { version } = candidate;
  const now = new Date();
  const { since } = await makeLive(root, candidate, { now });
  if (site && !(await isTaken(site, remote, version))) {
    // Else it was live before.
    const isMoved = since === now.toISOString();
    const outcome = isMoved ? await undo(rollback, root, version) : `It stays what ${root} names.`;
    throw new Error(`The site at ${site} did not take ${version}; its log says why. ${outcome}`);
  }
  for (const gone of await prune(root)) console.log(`  ${gone} is not kept any more.`);
  return version;
}

// Else what was made for a while stays behind.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.once(signal, () => process.exit(code));
}

let tried = false;
try {
  const target = await readTarget(process.argv.slice(2), { command: 'release' });
  const { remote, site, store, dryRun } = target;
  console.log(dryRun ? `Trying "${remote}"` : `Releasing "${remote}" to ${store}`);
  await tryOut(target);
  tried = !dryRun;
  if (dryRun) console.log('All is well. Nothing was published: it was to be tried only.');
  else {
    const version = await publish(target);
    const seen = site ? `, and ${site} shows it` : '';
    console.log(`The live release of "${remote}" is ${version}${seen}.`);
  }
} catch (error) {
  console.error(error.message);
  if (!tried) console.error('Nothing was published.');
  process.exitCode = 1;
}

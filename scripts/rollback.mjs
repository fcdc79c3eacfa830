// Brings back the release that was live before, or the one that is named:
// `npm run rollback -- public [version]`, with --store and --site as of a release.
import path from 'node:path';
import './lib/env.mjs';
import { releasesLibrary } from './lib/releases.mjs';
import { build } from './lib/run.mjs';
import { isTaken } from './release/site.mjs';
import { readTarget } from './release/target.mjs';

try {
  const target = await readTarget(process.argv.slice(2), {
    command: 'rollback',
    more: ['version'],
  });
  const { remote, rest, store, site } = target;
  if (process.env.SKIP_BUILD !== '1') await build(['@manjara/releases'], { quiet: true });
  const { from, to } = await releasesLibrary().rollback(path.join(store, remote), rest[0]);
  console.log(`The live release of "${remote}" is ${to}, in the place of ${from}.`);
  if (site) {
    if (!(await isTaken(site, remote, to))) {
      throw new Error(`The site at ${site} does not show it; its log says why.`);
    }
    console.log(`${site} shows it.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

// Says what is live and what is kept of each remote: `npm run releases`.
import path from 'node:path';
import './lib/env.mjs';
import { REMOTES } from './lib/paths.mjs';
import { refusedOf, releasesLibrary } from './lib/releases.mjs';
import { build } from './lib/run.mjs';
import { healthOf } from './release/site.mjs';
import { readTarget } from './release/target.mjs';

try {
  const { remote, store, site } = await readTarget(process.argv.slice(2), {
    command: 'releases',
    remoteNeeded: false,
  });
  if (process.env.SKIP_BUILD !== '1') await build(['@manjara/releases'], { quiet: true });
  const { describeReleases, keptReleases } = releasesLibrary();
  const shown = site ? (await healthOf(site)).remotes : {};
  console.log(`Releases in ${store}`);
  for (const name of remote ? [remote] : Object.keys(REMOTES)) {
    console.log(`\n${name}`);
    console.log(describeReleases(await keptReleases(path.join(store, name))));
    for (const line of await refusedOf(name, store)) console.log(line);
    if (site) console.log(`  ${site} shows ${shown[name] ?? 'none'}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

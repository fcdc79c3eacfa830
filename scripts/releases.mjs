// Lists the releases of the remotes: `npm run releases [-- public]`.
import './lib/env.mjs';
import { releasesDir, REMOTES } from './lib/paths.mjs';
import { readTarget } from './lib/release-target.mjs';
import { refusedReleases, releasesLibrary } from './lib/releases.mjs';
import { build, main } from './lib/run.mjs';
import { healthOf } from './lib/site.mjs';

await main(async () => {
  const { remote, store, site } = await readTarget('releases');
  await build(['@manjara/releases']);
  const { describeReleases, storedReleases } = releasesLibrary();
  const shown = site ? (await healthOf(site)).remotes : {};
  console.log(`Releases in ${store}`);
  for (const name of remote ? [remote] : Object.keys(REMOTES)) {
    console.log(`\n${name}`);
    console.log(describeReleases(await storedReleases(releasesDir(name, store))));
    for (const line of await refusedReleases(name, store)) console.log(line);
    if (site) console.log(`  ${site} shows ${shown[name] ?? 'none'}`);
  }
});

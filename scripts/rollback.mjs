// Makes the release before the live one live, or a named one: `npm run rollback -- public [version]`.
import './lib/env.mjs';
import { releasesDir } from './lib/paths.mjs';
import { readTarget } from './lib/release-target.mjs';
import { releasesLibrary } from './lib/releases.mjs';
import { build, main } from './lib/run.mjs';
import { isShown } from './lib/site.mjs';

await main(async () => {
  const { remote, version, store, site } = await readTarget('rollback');
  await build(['@manjara/releases']);
  const { from, to } = await releasesLibrary().rollback(releasesDir(remote, store), version);
  console.log(`"${remote}" was rolled back from ${from} to ${to}.`);
  if (!site) return;
  if (await isShown(site, remote, to)) console.log(`${site} shows it.`);
  else throw new Error(`The site at ${site} does not show it; see the log of its shell.`);
});

// Builds a remote and makes the build the live release: npm run release -- public
import './lib/env.mjs';
import { REMOTES } from './lib/paths.mjs';
import { publishRemote } from './lib/releases.mjs';
import { build } from './lib/run.mjs';

const remote = process.argv[2];
if (!(remote in REMOTES)) {
  console.error(`Say which remote: npm run release -- ${Object.keys(REMOTES).join('|')}`);
  process.exit(2);
}
try {
  if (process.env.SKIP_BUILD !== '1')
    await build([`@manjara/${REMOTES[remote]}`, '@manjara/releases'], { quiet: true });
  const { version } = await publishRemote(remote);
  console.log(`The live release of "${remote}" is ${version}.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

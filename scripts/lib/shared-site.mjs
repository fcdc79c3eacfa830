import { healthOf } from '../release/site.mjs';
import { REMOTES } from './paths.mjs';

/** Where the development servers of the remotes have their entry scripts. */
const DEVELOPED = {
  public: 'http://localhost:4821/remoteEntry.js',
  dashboard: 'http://localhost:4822/remoteEntry.js',
};

async function read(address) {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${address} cannot be had (${answer?.status ?? 'no answer'}).`);
  return answer.json();
}

/**
 * The remotes of a development shell: one that is being worked on, the others as they are live on a
 * site that somebody else runs. Their files are asked for under the shell's own address.
 * @param {string} developed
 * @param {string} site such as `https://staging.example.com`
 */
export async function remotesBeside(developed, site) {
  const { remotes } = await healthOf(site);
  const entries = Object.keys(REMOTES).map(async (remote) => {
    if (remote === developed) return [remote, { version: 'dev', entry: DEVELOPED[remote] }];
    const version = remotes[remote];
    if (!version) return undefined;
    const base = `/_releases/${remote}/${version}/client/`;
    const { metaData } = await read(`${site}${base}mf-manifest.json`);
    const { path, name } = metaData.remoteEntry;
    return [remote, { version, entry: `${base}${path}${name}` }];
  });
  return Object.fromEntries((await Promise.all(entries)).filter(Boolean));
}

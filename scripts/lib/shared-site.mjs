import { REMOTES } from './paths.mjs';
import { healthOf } from './site.mjs';

/** The entry scripts of the remotes' development servers. */
const DEVELOPMENT_ENTRIES = {
  public: 'http://localhost:4821/remoteEntry.js',
  dashboard: 'http://localhost:4822/remoteEntry.js',
};

async function readJson(url) {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error(`No answer from ${url} (${response?.status ?? 'none'}).`);
  return response.json();
}

/**
 * The remotes of a development shell: one from its development server, the other as it is live on a
 * site that somebody else runs.
 * @param {string} developed
 * @param {string} site such as `https://staging.example.com`
 */
export async function remotesBeside(developed, site) {
  const { remotes } = await healthOf(site);
  const result = { [developed]: { version: 'dev', entry: DEVELOPMENT_ENTRIES[developed] } };
  for (const remote of Object.keys(REMOTES)) {
    const version = remotes[remote];
    if (remote === developed || !version) continue;
    // Relative: the shell proxies the files of releases.
    const base = `/_releases/${remote}/${version}/client/`;
    const { metaData } = await readJson(`${site}${base}mf-manifest.json`);
    const { path, name } = metaData.remoteEntry;
    result[remote] = { version, entry: `${base}${path}${name}` };
  }
  return result;
}

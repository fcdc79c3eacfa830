import { setTimeout as pause } from 'node:timers/promises';
import { REMOTES } from './paths.mjs';

const RESPONSE_MS = 5_000;
const CHECK_MS = 250;
const SHOWN_MS = 30_000;
/** One poll may fail, and another may have started before the release. */
const POLLS = 3;
/** The entry scripts of the remotes' development servers. */
export const DEVELOPMENT_ENTRIES = {
  public: 'http://localhost:4821/remoteEntry.js',
  dashboard: 'http://localhost:4822/remoteEntry.js',
};

/**
 * Milliseconds to wait until a site shows a release.
 * @param {NodeJS.ProcessEnv} [env] the site's settings, as far as known here
 */
export const shownTimeout = ({ RELEASE_POLL_MS } = process.env) =>
  Math.max(SHOWN_MS, POLLS * (Number(RELEASE_POLL_MS) || 0));

/**
 * Reads the state of a site's shell.
 * @param {string} site
 * @returns {Promise<{ platform?: string, react?: string, ui?: string, remotes: Record<string, string | undefined> }>}
 */
export async function healthOf(site) {
  const signal = AbortSignal.timeout(RESPONSE_MS);
  const response = await fetch(`${site}/_health`, { signal }).catch(() => undefined);
  const status = response?.status ?? 'no answer';
  if (!response?.ok)
    throw new Error(`${site}/_health failed (${status}): is the site running there?`);
  const health = await response.json().catch(() => undefined);
  if (health?.remotes && typeof health.remotes === 'object') return health;
  throw new Error(`${site} is not a Manjara site: ${site}/_health is not the response of a shell.`);
}

/**
 * Reads the shell's versions and the API's operations of a site.
 * @param {string} site
 */
export async function providedBy(site) {
  const { platform, react, ui } = await healthOf(site);
  if (!platform || !react || !ui) {
    throw new Error(
      `The shell at ${site} is too old: it does not report its versions. Deploy the shell first.`,
    );
  }
  const signal = AbortSignal.timeout(RESPONSE_MS);
  const response = await fetch(`${site}/api/operations`, { signal }).catch(() => undefined);
  const { operations } = (response?.ok && (await response.json().catch(() => undefined))) || {};
  if (!Array.isArray(operations)) {
    const status = response?.status ?? 'no answer';
    throw new Error(`${site}/api/operations failed (${status}). Release the API first.`);
  }
  return { platform, react, ui, operations };
}

/**
 * Waits until a site shows a release.
 * @param {string} site
 * @param {string} remote
 * @param {string} version
 * @param {number} [timeout]
 * @returns {Promise<boolean>} false on timeout
 */
export async function isShown(site, remote, version, timeout = shownTimeout()) {
  for (const limit = Date.now() + timeout; Date.now() < limit; await pause(CHECK_MS)) {
    const health = await healthOf(site).catch(() => undefined);
    if (health?.remotes[remote] === version) return true;
  }
  return false;
}

/** Resolves when something answers at an address. @param {string} url */
export async function waitForAnswer(url) {
  while (!(await fetch(url).catch(() => undefined))) await pause(CHECK_MS);
}

/**
 * The remotes of a development shell: one from its development server, the other as live on a site.
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
    const manifest = `${site}${base}mf-manifest.json`;
    const response = await fetch(manifest).catch(() => undefined);
    if (!response?.ok) throw new Error(`No answer from ${manifest}.`);
    const { path, name } = (await response.json()).metaData.remoteEntry;
    result[remote] = { version, entry: `${base}${path}${name}` };
  }
  return result;
}

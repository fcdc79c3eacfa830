import { setTimeout as pause } from 'node:timers/promises';

const RESPONSE_MS = 5_000;
const CHECK_MS = 250;
const SHOWN_MS = 30_000;
/** One poll may fail, and one may have begun before the release. */
const POLLS = 3;

/**
 * How long a site is given to show a release.
 * @param {NodeJS.ProcessEnv} [env] its settings, as far as this machine knows them
 */
export const shownTimeout = ({ RELEASE_POLL_MS } = process.env) =>
  Math.max(SHOWN_MS, POLLS * (Number(RELEASE_POLL_MS) || 0));

/**
 * The state of a site's shell.
 * @param {string} site
 * @returns {Promise<{ platform?: string, remotes: Record<string, string | undefined> }>}
 */
export async function healthOf(site) {
  const signal = AbortSignal.timeout(RESPONSE_MS);
  const response = await fetch(`${site}/_health`, { signal }).catch(() => undefined);
  const status = response?.status ?? 'no answer';
  if (!response?.ok) throw new Error(`The site at ${site} does not say how it is (${status}).`);
  const health = await response.json().catch(() => undefined);
  if (health?.remotes && typeof health.remotes === 'object') return health;
  throw new Error(`What answers at ${site}/_health is no shell of this site.`);
}

/**
 * Waits until a site shows a release.
 * @param {string} site
 * @param {string} remote
 * @param {string} version
 * @param {number} [timeout]
 * @returns {Promise<boolean>} whether it does
 */
export async function isShown(site, remote, version, timeout = shownTimeout()) {
  for (const limit = Date.now() + timeout; Date.now() < limit; await pause(CHECK_MS)) {
    const health = await healthOf(site).catch(() => undefined);
    if (health?.remotes[remote] === version) return true;
  }
  return false;
}

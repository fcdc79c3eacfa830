import { setTimeout as pause } from 'node:timers/promises';

const ANSWER_MS = 5_000;
const LOOK_MS = 250;
/** Several looks of a shell at its pointers, at their usual distance of two seconds. */
const TAKEN_MS = 30_000;
/** Where looks are further apart: one may fail, and one may have begun before the pointer was moved. */
const LOOKS = 3;

/**
 * How long a site is waited for until it shows a release.
 * @param {NodeJS.ProcessEnv} [env] what the site is set up with, as far as this machine knows
 */
export const takenMs = ({ RELEASE_POLL_MS } = process.env) =>
  Math.max(TAKEN_MS, LOOKS * (Number(RELEASE_POLL_MS) || 0));

/**
 * What a site's shell says of itself.
 * @param {string} site
 * @returns {Promise<{ platform?: string, remotes: Record<string, string | undefined> }>}
 */
export async function healthOf(site) {
  const answer = await fetch(`${site}/_health`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => undefined,
  );
  const status = answer?.status ?? 'no answer';
  if (!answer?.ok) throw new Error(`The site at ${site} does not say how it is (${status}).`);
  const health = await answer.json().catch(() => undefined);
  if (typeof health?.remotes === 'object' && health.remotes) return health;
  throw new Error(`What answers at ${site}/_health is no shell of this site.`);
}

/**
 * Waits until a site shows a release.
 * @param {string} site
 * @param {string} remote
 * @param {string} version
 * @param {number} [limitMs]
 * @returns {Promise<boolean>} whether it does
 */
export async function isTaken(site, remote, version, limitMs = takenMs()) {
  for (const limit = Date.now() + limitMs; Date.now() < limit; await pause(LOOK_MS)) {
    const health = await healthOf(site).catch(() => undefined);
    if (health?.remotes[remote] === version) return true;
  }
  return false;
}

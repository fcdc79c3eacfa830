import { setTimeout as pause } from 'node:timers/promises';

const ANSWER_MS = 5_000;
const LOOK_MS = 250;
/** Several looks of a shell at its pointers, at their usual distance of two seconds. */
const TAKEN_MS = 30_000;

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
export async function isTaken(site, remote, version, limitMs = TAKEN_MS) {
  for (const limit = Date.now() + limitMs; Date.now() < limit; await pause(LOOK_MS)) {
    const health = await healthOf(site).catch(() => undefined);
    if (health?.remotes[remote] === version) return true;
  }
  return false;
}

/**
 * One request and what came of it.
 * @typedef {object} Request
 * @property {string} phase in which it ended
 * @property {'page' | 'api' | 'picture' | 'write'} what
 * @property {number} [status] none without an answer
 * @property {string} [kind] of a failure: the code of the error body or of the connection
 * @property {boolean} [stale] whether the answer says that it is an older one
 * @property {number} ms
 */

/** The value below which `share` (0 to 1) of the values lie; undefined without any. */
export function percentile(values, share) {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0];
}

const countBy = (list, keyOf) => {
  const counts = {};
  for (const each of list) counts[keyOf(each)] = (counts[keyOf(each)] ?? 0) + 1;
  return counts;
};

/** Counts requests by the phase in which they ended. */
export class Tally {
  /** @type {Request[]} */
  requests = [];

  /** @param {Request} request */
  add(request) {
    this.requests.push(request);
  }

  of(phase) {
    return this.requests.filter((request) => request.phase === phase);
  }

  /** What a row of the table says of a phase. */
  row(phase) {
    const requests = this.of(phase);
    const pages = requests.filter(({ what }) => what === 'page');
    return {
      requests: requests.length,
      kept: requests.filter(({ what, status }) => what === 'write' && status < 300).length,
      pages: pages.length,
      pagesFailed: pages.filter(({ status }) => status !== undefined && status !== 200).length,
      stale: requests.filter(({ stale }) => stale).length,
      failed: countBy(
        requests.filter(({ status }) => status >= 500),
        ({ status, kind }) => `${status} ${kind}`,
      ),
      broken: countBy(
        requests.filter(({ status }) => status === undefined),
        ({ kind }) => kind,
      ),
      p95: percentile(
        pages.filter(({ status }) => status === 200).map(({ ms }) => ms),
        0.95,
      ),
    };
  }
}

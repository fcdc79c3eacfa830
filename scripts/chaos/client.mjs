const PATIENCE_MS = 20_000;

/**
 * @typedef {object} Answer
 * @property {number} [status] undefined when none came
 * @property {string} [kind] of a failure
 * @property {Buffer} [body]
 * @property {Headers} [headers]
 */

/** The code of the connection's end, e.g. ECONNREFUSED. */
const codeOf = (error) =>
  error.name === 'TimeoutError' ? 'timeout' : (error.cause?.code ?? error.code ?? error.name);

function failureOf(status, headers, body) {
  if (status < 400) return undefined;
  if (!headers.get('content-type')?.includes('json')) return 'no JSON';
  try {
    return JSON.parse(body.toString()).error;
  } catch {
    return 'broken JSON';
  }
}

/** What an answer says of itself that is past its time (RFC 9211). */
const isStale = (headers) => /;\s*ttl=(?:-|0\b)/.test(headers.get('cache-status') ?? '');

/** Asks the site as a browser does, and counts every request. */
export class Client {
  /**
   * @param {string} url
   * @param {import('./tally.mjs').Tally} tally
   * @param {() => { name: string, calm: boolean }} phase that is on
   */
  constructor(url, tally, phase) {
    Object.assign(this, { url, tally, phase });
  }

  /**
   * @param {import('./tally.mjs').Request['what']} what
   * @param {string} path
   * @param {RequestInit} [init]
   * @returns {Promise<Answer>}
   */
  async send(what, path, init = {}) {
    const began = performance.now();
    const before = this.phase();
    let answer;
    try {
      const response = await fetch(this.url + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...init,
      });
      const { status, headers } = response;
      const body = Buffer.from(await response.arrayBuffer());
      const kind = failureOf(status, headers, body);
      answer = { status, kind, body, headers, stale: isStale(headers) };
    } catch (error) {
      answer = { kind: codeOf(error) };
    }
    const { status, kind, stale } = answer;
    const ms = performance.now() - began;
    const now = this.phase();
    // What something broken has held up until it was calm again belongs to what was broken.
    const phase = now.calm ? before.name : now.name;
    this.tally.add({ phase, what, status, kind, stale, ms });
    return answer;
  }
}

/** @returns {import('./ledger.mjs').Outcome} */
export function outcomeOf({ status, kind }) {
  // Without a connection it was not even sent.
  if (kind === 'ECONNREFUSED') return 'refused';
  if (status >= 200 && status < 300) return 'kept';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

const TIMEOUT_MS = 20_000;

/**
 * A span of the run in which nothing is broken (`calm`) or one fault is injected.
 * @typedef {object} Phase
 * @property {string} name
 * @property {boolean} calm
 * @property {{ what: string, path: string, status?: number, error?: string }[]} requests
 */

/** Asks the site as a browser does, and notes every request in the phase that it belongs to. */
export class Client {
  /** @type {Phase[]} */
  phases = [];

  /** @param {() => string} url */
  constructor(url) {
    this.url = url;
  }

  /** @param {string} name @param {boolean} calm */
  beginPhase(name, calm) {
    const phase = { name, calm, requests: [] };
    this.phases.push(phase);
    return phase;
  }

  /**
   * @param {'page' | 'read' | 'write'} what
   * @param {string} path
   * @param {RequestInit} [init]
   * @returns {Promise<{ status?: number, error?: string, body?: Buffer, headers?: Headers }>}
   *   without a status when no answer came
   */
  async send(what, path, init) {
    const first = this.phases.length - 1;
    const answer = await this.#fetch(path, init);
    // What a fault has held up until it was calm again belongs to the fault.
    const during = this.phases.slice(first);
    const phase = during.findLast(({ calm }) => !calm) ?? during[0];
    phase.requests.push({ what, path, status: answer.status, error: answer.error });
    return answer;
  }

  async #fetch(path, init) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(this.url() + path, { redirect: 'manual', signal, ...init });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      return { error: error.cause?.code ?? error.name };
    }
  }
}

/** What an answer says about a write. */
export function outcomeOf({ status, error }) {
  // Without a connection it was not even sent.
  if (error === 'ECONNREFUSED') return 'refused';
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

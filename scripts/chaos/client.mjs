const TIMEOUT_MS = 20_000;
/** What the API and the shell may answer while something is broken. */
const UNAVAILABLE = [502, 503, 504];

/** Asks the site as a browser does, and judges every answer. */
export class Client {
  /** What must not have happened. @type {string[]} */
  findings = [];
  /** How often each kind of request was answered, by status. */
  counts = {};
  /** What is broken now, or was last. @type {{ name: string, endsShell?: boolean } | undefined} */
  #fault;
  #isCalm = true;
  #faultsSoFar = 0;

  /** @param {() => string} url */
  constructor(url) {
    this.url = url;
  }

  beginFault(fault) {
    this.#fault = fault;
    this.#isCalm = false;
    this.#faultsSoFar++;
  }

  endFault() {
    this.#isCalm = true;
  }

  /**
   * @param {'page' | 'read' | 'write'} what
   * @param {string} path
   * @param {RequestInit} [init]
   * @returns {Promise<{ status?: number, error?: string, body?: Buffer }>} without a status when no
   *   answer came
   */
  async send(what, path, init) {
    const [wasCalm, faultsBefore] = [this.#isCalm, this.#faultsSoFar];
    const answer = await this.#fetch(path, init);
    // What a fault has held up until it was calm again belongs to the fault.
    const isCalm = wasCalm && faultsBefore === this.#faultsSoFar;
    const { status, error } = answer;
    const key = `${what} ${status ?? 'unanswered'}`;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
    if (isCalm ? isFailure(status) : this.#isWrong(what, status)) {
      const phase = isCalm ? 'calm' : this.#fault.name;
      this.findings.push(`${phase}: ${path} was answered ${status ?? error}`);
    }
    return answer;
  }

  /** What must not be answered while something is broken. */
  #isWrong(what, status) {
    if (status === undefined) return false;
    if (status === 401 || (status >= 500 && !UNAVAILABLE.includes(status))) return true;
    // Cached pages are shown whatever is broken behind the shell.
    return what === 'page' && !this.#fault.endsShell && status !== 200;
  }

  async #fetch(path, init) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(this.url() + path, { redirect: 'manual', signal, ...init });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      return { error: error.cause?.code ?? error.name };
    }
  }
}

const isFailure = (status) => status === undefined || status === 401 || status >= 500;

/** What an answer says about a write. */
export function outcomeOf({ status, error }) {
  // Without a connection it was not even sent.
  if (error === 'ECONNREFUSED') return 'refused';
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

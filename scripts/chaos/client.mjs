const TIMEOUT_MS = 20_000;
/** What the API and the shell may answer while something is broken. */
const UNAVAILABLE = [502, 503, 504];

/** What an answer says about a write. */
function outcomeOf({ status, error }) {
  // Without a connection it was not even sent.
  if (error === 'ECONNREFUSED') return 'refused';
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** Asks the site as a browser does, judges every answer, and tells the model of every write. */
export class Client {
  /** What must not have happened. @type {string[]} */
  findings = [];
  /** What is broken now, or was last. @type {{ name: string, endsShell?: boolean } | undefined} */
  #fault;
  #isCalm = true;
  #faultsSoFar = 0;

  /** @param {() => string} url @param {import('./model.mjs').Model} model */
  constructor(url, model) {
    this.url = url;
    this.model = model;
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
   * @param {string} path
   * @param {RequestInit} [init]
   * @param {{ isPage?: boolean }} [options]
   * @returns {Promise<{ status?: number, error?: string, body?: string }>} without a status when no
   *   answer came
   */
  async send(path, init, { isPage = false } = {}) {
    const [wasCalm, faultsBefore] = [this.#isCalm, this.#faultsSoFar];
    const answer = await this.#fetch(path, init);
    const { status, error } = answer;
    // What a fault has held up until it was calm again belongs to the fault.
    const isCalm = wasCalm && faultsBefore === this.#faultsSoFar;
    const isFailure = status === undefined || status === 401 || status >= 500;
    if (isCalm ? isFailure : this.#isWrong(status, isPage)) {
      const when = isCalm ? 'calm' : this.#fault.name;
      this.findings.push(`${when}: ${path} was answered ${status ?? error}`);
    }
    return answer;
  }

  /**
   * Writes something of which the model knows under a key.
   * @returns {Promise<{ outcome: string, written?: object }>} `written` as the answer has it
   */
  async write(key, content, path, init) {
    const settle = this.model.begin(key, content);
    const answer = await this.send(path, init);
    const outcome = outcomeOf(answer);
    const written = outcome === 'acknowledged' && content ? JSON.parse(answer.body) : undefined;
    settle(outcome, written?._id && { id: written._id });
    return { outcome, written };
  }

  /** What must not be answered while something is broken. */
  #isWrong(status, isPage) {
    if (status === undefined) return false;
    if (status === 401 || (status >= 500 && !UNAVAILABLE.includes(status))) return true;
    // Cached pages are shown whatever is broken behind the shell.
    return isPage && !this.#fault.endsShell && status !== 200;
  }

  async #fetch(path, init) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(this.url() + path, { redirect: 'manual', signal, ...init });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      return { error: error.cause?.code ?? error.name };
    }
  }
}

const TIMEOUT_MS = 20_000;
/** Allowed statuses of API and shell during a fault. */
const UNAVAILABLE = [502, 503, 504];

function outcomeOf({ status, error }) {
  // Without a connection the request was not sent.
  if (error === 'ECONNREFUSED') return 'refused';
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/**
 * Sends requests as a browser does, checks every response, and records every write in the model.
 */
export class Client {
  /** Violations of the rules. @type {string[]} */
  findings = [];
  /**
   * The current fault, or the last one. @type {{ name: string, endsShell?: boolean } | undefined}
   */
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
   * @returns {Promise<{ status?: number, error?: string, body?: string }>} without a status if
   * there was
   * no response
   */
  async send(path, init, { isPage = false } = {}) {
    const [wasCalm, faultsBefore] = [this.#isCalm, this.#faultsSoFar];
    const answer = await this.#fetch(path, init);
    const { status, error } = answer;
    // A request that overlapped with a fault is judged by the fault's rules.
    const isCalm = wasCalm && faultsBefore === this.#faultsSoFar;
    const isFailure = status === undefined || status === 401 || status >= 500;
    if (isCalm ? isFailure : this.#isWrong(status, isPage)) {
      const when = isCalm ? 'calm' : this.#fault.name;
      this.findings.push(`${when}: ${path} was answered ${status ?? error}`);
    }
    return answer;
  }

  /**
   * Sends a write and records it in the model under a key.
   * @returns {Promise<{ outcome: string, written?: object }>} `written` is the entity in the
   * response
   */
  async write(key, content, path, init) {
    const settle = this.model.begin(key, content);
    const answer = await this.send(path, init);
    const outcome = outcomeOf(answer);
    const written = outcome === 'acknowledged' && content ? JSON.parse(answer.body) : undefined;
    settle(outcome, written?._id && { id: written._id });
    return { outcome, written };
  }

  /** Whether the response is not allowed even during a fault. */
  #isWrong(status, isPage) {
    if (status === undefined) return false;
    if (status === 401 || (status >= 500 && !UNAVAILABLE.includes(status))) return true;
    // Cached pages are served whatever fails behind the shell.
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

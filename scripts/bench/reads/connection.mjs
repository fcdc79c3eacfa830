import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';
const NOTHING = Buffer.alloc(0);
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** The bytes of a GET, with nothing in it that the reader does not ask for. */
export function requestFor(url, headers) {
  const { pathname, search, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map((header) => header.join(': '));
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`);
}

/**
 * A connection to a server, on which one question is asked after the other. Of an answer it reads
 * the status and the length and no more: HTTP clients cost more than the servers that are measured,
 * which would then be waiting for them.
 */
export class Connection {
  #socket;
  #asked;
  #begun = NOTHING;
  #missing = 0;

  constructor(url) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error.message));
    this.#socket.on('close', () => this.#fail('The connection was closed.'));
  }

  /**
   * @param {{ request: Buffer, status?: number, length?: number }} question and what is expected
   * @returns {Promise<void>} resolves with the last byte; rejects when it is another answer
   */
  ask({ request, status, length }) {
    return new Promise((resolve, reject) => {
      this.#asked = { request, status, length, resolve, reject };
      this.#socket.write(request);
    });
  }

  close() {
    this.#socket.destroy();
  }

  #take(chunk) {
    if (this.#missing > 0) {
      this.#missing -= chunk.length;
    } else {
      const received = this.#begun.length > 0 ? Buffer.concat([this.#begun, chunk]) : chunk;
      const end = received.indexOf(HEAD_END);
      this.#begun = end < 0 ? received : NOTHING;
      if (end < 0) return;
      const expected = this.#judge(received.latin1Slice(0, end));
      this.#missing = expected - (received.length - end - HEAD_END.length);
    }
    if (this.#missing === 0) this.#asked?.resolve();
  }

  /** The bytes that follow a head. */
  #judge(head) {
    const { status = 200, length } = this.#asked;
    const told = Number(head.slice(9, 12));
    const following = told === 304 ? 0 : Number(LENGTH.exec(head)?.[1]);
    const isExpected = told === status || (length === undefined && told === 304);
    if (!isExpected || Number.isNaN(following) || (length ?? following) !== following) {
      this.#fail(`It was answered ${told} with ${following} bytes.`);
    }
    return following;
  }

  #fail(reason) {
    this.#asked?.reject(new Error(`${this.#asked.request}${reason}`));
    this.#asked = undefined;
  }
}

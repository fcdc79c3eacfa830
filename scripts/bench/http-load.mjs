import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';

const CONNECTIONS = 32;
const HEAD_END = '\r\n\r\n';

export function requestBytes(url, headers) {
  const { pathname, search, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map((header) => header.join(': '));
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`);
}

/**
 * A keep-alive connection that sends requests one after the other. It parses only status and length
 * of a response: any HTTP client would need more processor time than the servers, which would then
 * wait for it.
 */
class Connection {
  #socket;
  #current;
  #missing = 0;

  constructor(origin) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#current.reject(error));
    this.#socket.on('close', () => this.#current.reject(new Error('The connection was closed.')));
  }

  send(question) {
    return new Promise((resolve, reject) => {
      this.#current = { ...question, resolve, reject };
      this.#socket.write(question.request);
    });
  }

  close() {
    this.#socket.destroy();
  }

  #read(chunk) {
    const { request, statuses, resolve, reject } = this.#current;
    if (this.#missing > 0) this.#missing -= chunk.length;
    else {
      // Assumes that the head arrives in one chunk, as it does on localhost.
      const end = chunk.indexOf(HEAD_END);
      const head = chunk.latin1Slice(0, end);
      const status = Number(head.slice(9, 12));
      if (!statuses.includes(status)) reject(new Error(`${request}The answer is ${status}.`));
      const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      this.#missing = length - (chunk.length - end - HEAD_END.length);
    }
    if (this.#missing === 0) resolve();
  }
}

/**
 * Sends requests over 32 connections to each server; each connection sends its next request when
 * the last one is answered.
 * @param {() => { origin: string, request: Buffer, statuses: number[] } | undefined} next the next
 * request and its expected statuses; undefined: no more requests
 */
export async function load(next) {
  const latency = createHistogram();
  const began = performance.now();
  const client = async () => {
    const connections = new Map();
    for (let question = next(); question; question = next()) {
      const { origin } = question;
      if (!connections.has(origin)) connections.set(origin, new Connection(origin));
      const sent = process.hrtime.bigint();
      await connections.get(origin).send(question);
      latency.record(process.hrtime.bigint() - sent);
    }
    for (const connection of connections.values()) connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return {
    'requests/s': (latency.count * 1_000) / (performance.now() - began),
    'p50 ms': latency.percentile(50) / 1e6,
    'p99 ms': latency.percentile(99) / 1e6,
  };
}

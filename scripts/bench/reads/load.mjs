import { createHistogram } from 'node:perf_hooks';
import { Connection } from './connection.mjs';

/** Questions under way at any time. */
export const CONNECTIONS = 32;
const NANOSECONDS_PER_MS = 1e6;

/** A reader, who asks again as soon as it is answered, over a connection to each server. */
async function read(next, answered) {
  const connections = new Map();
  try {
    for (let question = next(); question; question = next()) {
      const { url } = question;
      let connection = connections.get(url);
      if (!connection) connections.set(url, (connection = new Connection(url)));
      const began = process.hrtime.bigint();
      await connection.ask(question);
      answered(process.hrtime.bigint() - began);
    }
  } finally {
    for (const connection of connections.values()) connection.close();
  }
}

/**
 * @param {() => { url: string, request: Buffer, status?: number, length?: number } | undefined} next
 *   what is asked by whoever is free, of the server at `url`; undefined: there is nothing more to ask
 * @returns how many answers came, in how many seconds, and their latencies in milliseconds
 */
export async function load(next) {
  const latency = createHistogram();
  const began = performance.now();
  const readers = Array.from({ length: CONNECTIONS }, () => read(next, (ns) => latency.record(ns)));
  await Promise.all(readers);
  const quantile = (percent) => latency.percentile(percent) / NANOSECONDS_PER_MS;
  return {
    count: latency.count,
    seconds: (performance.now() - began) / 1_000,
    p50: quantile(50),
    p99: quantile(99),
    max: latency.max / NANOSECONDS_PER_MS,
  };
}

import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PAUSE_MS = 10;

/**
 * Asks the given addresses in turn, from a thread of its own, until it is stopped.
 * @returns `stop()`: per address p50, p99 and max in milliseconds
 */
export function startProbe(addresses) {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: addresses });
  const result = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    stop() {
      worker.postMessage('stop');
      return result;
    },
  };
}

function ask(address, agent) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(address, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${address} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}

function summary(times) {
  const sorted = times.sort((a, b) => a - b);
  const quantile = (q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
  return { p50: quantile(0.5), p99: quantile(0.99), max: sorted.at(-1) ?? 0, count: sorted.length };
}

async function probe(addresses) {
  let stopped = false;
  parentPort.once('message', () => (stopped = true));
  const agent = new Agent({ keepAlive: true });
  const times = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  while (!stopped) {
    for (const [name, address] of Object.entries(addresses)) {
      times[name].push(await ask(address, agent));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  agent.destroy();
  parentPort.postMessage(
    Object.fromEntries(Object.entries(times).map(([name, list]) => [name, summary(list)])),
  );
}

if (!isMainThread && parentPort) await probe(workerData);

import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const CONNECTIONS = 8;
/** Linux counts the time of a process in these. */
const MICROSECONDS_PER_TICK = 10_000;

/** Processor time of a process until now, in microseconds (Linux). */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

function ask(url, headers, agent, expected) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === expected) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}

/** Sends `count` requests over a few connections; answers the server's processor time for each. */
export async function load({ url, pid, headers, count, status }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = cpuOf(pid);
  let left = count;
  const worker = async () => {
    while (left-- > 0) await ask(url, headers, agent, status);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return (cpuOf(pid) - began) / count;
}

import { freePort } from './ports.mjs';

/** The processes with metrics, in the order of their ports. */
const PROCESSES = ['shell', 'api'];
const LAST_PORT = 65_534;

/**
 * The ports of the metrics, from METRICS_PORT to METRICS_PORT + 1; 0: any free ports. Removes
 * METRICS_PORT from the environment.
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<Record<string, string>>} by process; empty without METRICS_PORT
 * @throws Error if it is not a port number
 */
export async function takeMetricsPorts(environment = process.env) {
  const { METRICS_PORT: first } = environment;
  delete environment.METRICS_PORT;
  if (!first) return {};
  if (!/^\d{1,5}$/.test(first) || Number(first) > LAST_PORT) {
    throw new Error(
      `METRICS_PORT must be a port number from 0 to ${LAST_PORT}, but is "${first}": it is the first of two.`,
    );
  }
  const ports = PROCESSES.map(async (name, index) => {
    return [name, String(first === '0' ? await freePort() : Number(first) + index)];
  });
  return Object.fromEntries(await Promise.all(ports));
}

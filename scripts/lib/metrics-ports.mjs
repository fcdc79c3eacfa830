import { freePort } from './ports.mjs';

/** Who tells metrics, in the order of their ports. */
const PARTS = ['shell', 'api'];
const LAST_PORT = 65_535;

/**
 * Takes METRICS_PORT out of the environment, where all processes would find the same one: here it is
 * the first of two in a row; 0: any that are free.
 * @param {Record<string, string | undefined>} environment
 */
export async function takeMetricsPorts(environment = process.env) {
  const { METRICS_PORT: given, METRICS_HOST: host } = environment;
  delete environment.METRICS_PORT;
  /** @type {Record<string, number>} */
  const ports = {};
  if (given) {
    const last = LAST_PORT - PARTS.length + 1;
    if (!/^\d{1,5}$/.test(given) || Number(given) > last) {
      throw new Error(
        `METRICS_PORT must be a port number from 0 to ${last}, but is "${given}": it is the first of ${PARTS.length}.`,
      );
    }
    for (const [index, part] of PARTS.entries()) {
      ports[part] = given === '0' ? await freePort() : Number(given) + index;
    }
  }
  return {
    /** @param {string} part */
    envOf: (part) => (part in ports ? { METRICS_PORT: String(ports[part]) } : {}),
    /** Where each part tells its metrics; empty when they are off. */
    urls: Object.fromEntries(
      Object.entries(ports).map(([part, port]) => [
        part,
        `http://${host || '127.0.0.1'}:${port}/metrics`,
      ]),
    ),
  };
}

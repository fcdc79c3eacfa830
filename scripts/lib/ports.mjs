import { createServer } from 'node:net';

/** Below the ephemeral ports: an outgoing connection could block a restart. */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const ATTEMPTS = 100;
/** Ports that are given out, whose processes may not listen yet. */
const given = new Set([Number(process.env.PORT)]);

/**
 * Whether something listens on a port.
 * @param {number} port
 * @param {string} [host]
 */
export function isPortTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/**
 * A free port on the loopback interface; never the same one twice in this process.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (given.has(port) || (await isPortTaken(port, '127.0.0.1'))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} is free.`);
}

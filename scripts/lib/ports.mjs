import { createServer } from 'node:net';

/** No system takes the ports of its outgoing connections from here: such a one would be in the way of a restart. */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;
const PORT_ATTEMPTS = 100;
/** Who has been given a port may not listen there yet, like the shell whose port we were started with. */
const given = new Set([Number(process.env.PORT)]);

function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * A free port on the loopback interface, that stays free while who has it is started again. This
 * process is given each port once.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < PORT_ATTEMPTS; attempt++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
    if (given.has(port) || !(await canListen(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} is free.`);
}

/** As it is said by whoever is started on a port that another one has. */
const PORT_TAKEN = /Port \d+ is in use/;

/**
 * Starts something on a free port. Between the look for it and the start another process may take
 * the port: then another one is tried.
 * @template T
 * @param {(port: number) => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function onFreePort(start, attempts = 3) {
  try {
    return await start(await freePort());
  } catch (error) {
    if (attempts === 1 || !PORT_TAKEN.test(error.message)) throw error;
    return onFreePort(start, attempts - 1);
  }
}

/** Whether something listens on the port already. */
export function isPortTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}

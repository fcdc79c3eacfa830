// The proxy of the containers in front of processes of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';
import { freshFolder } from './product.mjs';
import { freePort } from './ports.mjs';

/**
 * Where the processes are that the proxy leads to.
 * @typedef {object} Upstreams
 * @property {string} shell
 * @property {string} api
 * @property {string} public
 * @property {string} dashboard
 */

/** The address at which a proxy will answer, for processes that have to know it before. */
export const proxyUrl = async () => `https://localhost:${await freePort()}`;

/** For requests through the proxy, whose certificate is of its own making. */
export const agent = new Agent({ rejectUnauthorized: false });

/** @param {string} name @param {string} address */
function place(name, address) {
  const { hostname, port } = new URL(address);
  // By its number: the processes listen on no other address.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  return { [`${name}_HOST`]: host, [`${name}_PORT`]: port };
}

/** @param {string} url @returns {Promise<boolean>} */
const answers = (url) =>
  new Promise((resolve) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.once('error', () => resolve(false)).end();
  });

/**
 * Runs the proxy with the configuration of the containers, and resolves once it answers.
 * @param {string} program as `ensureCaddy` finds it
 * @param {string} url the site's address, over TLS
 * @param {Upstreams} to
 */
export async function startProxy(program, url, to) {
  const [folder, plainPort] = [freshFolder(), await freePort()];
  const config = fromRoot('containers/proxy/Caddyfile');
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      PUBLIC_URL: url,
      TLS: 'internal',
      REDIRECT_FROM: url.replace('localhost', '127.0.0.1'),
      HTTP_PORT: String(plainPort),
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      PROXY_FILES: fromRoot('containers/proxy'),
      ...place('SHELL', to.shell),
      ...place('API', to.api),
      ...place('PUBLIC_RELEASES', to.public),
      ...place('DASHBOARD_RELEASES', to.dashboard),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await answers(`${url}/_health`))) {
    if (ended()) throw new Error(`The proxy ended.\n${output}`);
    await pause(50);
  }
  return {
    url,
    /** The same without TLS. */
    plainUrl: `http://localhost:${plainPort}`,
    /** The lines of its log so far, parsed. */
    log: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => /** @type {Record<string, unknown>} */ (JSON.parse(line))),
    async stop() {
      if (!ended()) {
        const exit = once(child, 'exit');
        child.kill('SIGKILL');
        await exit;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

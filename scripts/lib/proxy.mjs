// The proxy and the file servers of the containers, with processes of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot, REMOTES } from './paths.mjs';
import { freshFolder } from './product.mjs';
import { freePort } from './ports.mjs';
import { putBuild, releasesLibrary } from './releases.mjs';

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
    const ask = url.startsWith('https:') ? request : plainRequest;
    const asked = ask(url, url.startsWith('https:') ? { agent } : {}, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.once('error', () => resolve(false)).end();
  });

/**
 * Runs Caddy with a configuration of the containers, and resolves once it answers.
 * @param {string} program as `ensureCaddy` finds it
 * @param {string} config the file, in the folder of the containers
 * @param {string} health an address that it answers
 * @param {Record<string, string>} env
 */
async function startCaddy(program, config, health, env) {
  const folder = freshFolder();
  const args = ['run', '--config', fromRoot('containers', config), '--adapter', 'caddyfile'];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await answers(health))) {
    if (ended()) throw new Error(`Caddy ended.\n${output}`);
    await pause(50);
  }
  return {
    output: () => output,
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

/**
 * Runs the proxy with the configuration of the containers.
 * @param {string} program as `ensureCaddy` finds it
 * @param {string} url the site's address, over TLS
 * @param {Upstreams} to
 */
export async function startProxy(program, url, to) {
  const plainPort = await freePort();
  const caddy = await startCaddy(program, 'proxy/Caddyfile', `${url}/_health`, {
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
  });
  return {
    url,
    /** The same without TLS. */
    plainUrl: `http://localhost:${plainPort}`,
    /** The lines of its log so far, parsed. */
    log: () =>
      caddy
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => /** @type {Record<string, unknown>} */ (JSON.parse(line))),
    stop: caddy.stop,
  };
}

/**
 * Publishes the builds of both remotes, each to a file server of the containers.
 * @param {string} program as `ensureCaddy` finds it
 */
export async function startFileServers(program) {
  const stops = [];
  const pointers = { public: '', dashboard: '' };
  for (const remote of Object.keys(REMOTES)) {
    const root = freshFolder();
    await releasesLibrary().makeLive(root, await putBuild(remote, { root }));
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const { stop } = await startCaddy(program, 'releases/Caddyfile', `${url}/health`, {
      RELEASES: root,
      RELEASES_HOST: '127.0.0.1',
      RELEASES_PORT: port,
    });
    pointers[remote] = `${url}/latest.json`;
    stops.push(stop, () => rm(root, { recursive: true, force: true }));
  }
  return {
    pointers,
    /** What a shell has to be told. */
    env: { REMOTE_PUBLIC_URL: pointers.public, REMOTE_DASHBOARD_URL: pointers.dashboard },
    async stop() {
      for (const each of stops) await each();
    },
  };
}

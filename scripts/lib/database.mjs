import path from 'node:path';
import { dataDir, fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { Service } from './service.mjs';

/**
 * The embedded database as a service, on the data of this install. Its port is chosen once, so
 * that it is found again after a crash.
 * @param {{ onReady?: () => void }} [options]
 */
export async function embeddedDatabase(options = {}) {
  const port = await freePort();
  const service = new Service('The database', fromRoot('packages/embedded-mongo/dist/cli.js'), {
    args: ['--dir', path.join(dataDir(), 'db'), '--port', String(port)],
    ...options,
  });
  return { service, uri: `mongodb://127.0.0.1:${port}/manjara` };
}

import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { Service } from './service.mjs';

/** Collections that must stay writable on a full disk: to sign in, and to free space. */
const ESSENTIAL = ['sessions', 'admins', 'passwordResets', 'content_revisions'];

/** The data of this install's embedded database. */
const folder = () => path.join(dataDir(), 'db');
/** Where a restore makes a new database, and its name once that is whole. */
const restoring = () => `${folder()}.restoring`;
const restored = () => `${folder()}.restored`;

/**
 * The embedded database as a service, on the data of this install. Its port is chosen once, so
 * that it is found again after a crash.
 * @param {{ onReady?: () => void }} [options]
 */
export async function embeddedDatabase(options = {}) {
  await adoptRestored();
  return serviceOn(folder(), options);
}

/**
 * Fills a new embedded database, which takes the place of the install's when that succeeds.
 * @param {Service} current the install's, which is stopped then
 * @param {(uri: string) => Promise<boolean>} fill
 */
export async function replaceEmbedded(current, fill) {
  await rm(restoring(), { recursive: true, force: true });
  const { service, uri } = await serviceOn(restoring());
  let isWhole;
  try {
    await service.start();
    isWhole = await fill(uri);
  } finally {
    await current.stop();
    await service.stop();
  }
  if (isWhole) await rename(restoring(), restored());
  else await rm(restoring(), { recursive: true, force: true });
  await adoptRestored();
}

/** Also ends a replacement that was broken off by a power cut. */
async function adoptRestored() {
  if (!existsSync(restored())) return;
  await rm(folder(), { recursive: true, force: true });
  await rename(restored(), folder());
}

async function serviceOn(data, options = {}) {
  const port = await freePort();
  const service = new Service('The database', fromRoot('packages/embedded-mongo/dist/cli.js'), {
    args: ['--dir', data, '--port', String(port), '--essential', ESSENTIAL.join()],
    onMessage: ({ type, sentence }) => type === 'progress' && console.log(sentence),
    ...options,
  });
  return { service, uri: `mongodb://127.0.0.1:${port}/manjara` };
}

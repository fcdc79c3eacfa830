import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { Service } from './service.mjs';

/** Collections that must stay writable on a full disk, to sign in and to free space. */
const ESSENTIAL = [
  'sessions',
  'admins',
  'owners',
  'formerAdmins',
  'passwordResets',
  'content_revisions',
];

/** Data of this install's embedded database. */
const folder = () => path.join(dataDir(), 'db');
/** A restore fills `.restoring`, which is renamed to `.restored` when complete. */
const restoring = () => `${folder()}.restoring`;
const restored = () => `${folder()}.restored`;

/**
 * The embedded database of this install as a service. Its port stays the same after a crash, so
 * that clients find it again.
 * @param {{ onReady?: () => void }} [options]
 */
export async function embeddedDatabase(options = {}) {
  await adoptRestored();
  return serviceOn(folder(), options);
}

/**
 * Fills a new embedded database; if that succeeds, it replaces the install's.
 * @param {Service} current the install's database, which is stopped for it
 * @param {(uri: string) => Promise<boolean>} fill
 */
export async function replaceEmbedded(current, fill) {
  await rm(restoring(), { recursive: true, force: true });
  const { service, uri } = await serviceOn(restoring());
  let isComplete;
  try {
    await service.start();
    isComplete = await fill(uri);
  } finally {
    await current.stop();
    await service.stop();
  }
  if (isComplete) await rename(restoring(), restored());
  else await rm(restoring(), { recursive: true, force: true });
  await adoptRestored();
}

/** Also completes a replacement that a power cut interrupted. */
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

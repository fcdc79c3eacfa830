import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ConfigError } from '../config/app-config';

/** Loaded when it is needed: it takes 16 MB, and few sites encrypt their backups. */
const age = () => import('age-encryption');

/** The key is derived on the main thread: this takes 0.3 seconds and 64 MB. */
const SCRYPT_WORK_FACTOR = 16;

/** How every file in the age format begins. */
const AGE_HEADER = 'age-encryption.org/v1\n';

/** Encrypts in the age format: the `age` program opens it, too (https://age-encryption.org). */
export async function encrypt(content: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  const encrypted = await encrypter.encrypt(toWeb(content));
  return Readable.fromWeb(encrypted as ReadableStream);
}

/**
 * Opens a backup, encrypted or not.
 * @throws ConfigError when the passphrase is missing or wrong
 */
export async function openBackup(path: string, passphrase: string | null): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  if (passphrase === null) {
    throw new ConfigError(
      `${path} is encrypted: set BACKUP_PASSPHRASE to the passphrase with which it was made.`,
    );
  }
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const file = createReadStream(path);
  try {
    return Readable.fromWeb((await decrypter.decrypt(toWeb(file))) as ReadableStream);
  } catch (error) {
    file.destroy();
    if (!String(error).includes('no identity matched')) throw error;
    throw new ConfigError(
      `The passphrase in BACKUP_PASSPHRASE does not open ${path}: set the one with which it was made.`,
      { cause: error },
    );
  }
}

const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as globalThis.ReadableStream<Uint8Array>;

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.equals(Buffer.from(AGE_HEADER));
  } finally {
    await file.close();
  }
}

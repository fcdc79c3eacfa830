import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const DEFAULT_DATA_DIR = './.data';
const SECRET_BYTES = 48;
const SECRET_LENGTH = (SECRET_BYTES / 3) * 4;

/** Absolute path of the folder of this installation's data. */
export const dataDirOf = ({ DATA_DIR }: { DATA_DIR?: string | undefined }): string =>
  resolve(DATA_DIR || DEFAULT_DATA_DIR);

/**
 * The secret of an installation without JWT_SECRET: generated once and stored with its data, so that
 * sign-ins survive a restart. Only its owner can read the file.
 */
export function storedJwtSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // A full disk may have truncated it.
  if (stored.length >= SECRET_LENGTH) return stored;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  writeFileSync(path, secret, { mode: 0o600, flush: true });
  return secret;
}

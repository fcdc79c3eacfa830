import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 48;
/** In base64url. */
const LENGTH = (BYTES / 3) * 4;

/**
 * The secret of an installation without JWT_SECRET: generated once and stored with its data, so that
 * sign-ins survive a restart. Only its owner can read the file.
 */
export function storedJwtSecret(dataDir: string): string {
  const path = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // A full disk may have cut it off.
  if (stored.length >= LENGTH) return stored;
  const secret = randomBytes(BYTES).toString('base64url');
  writeFileSync(path, secret, { mode: 0o600, flush: true });
  return secret;
}

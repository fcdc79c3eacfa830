import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE_NAME = 'jwt-secret';
const BYTES = 48;
/** In base64url. */
const LENGTH = (BYTES / 3) * 4;

/** The stored secret; undefined without one, also if a full disk truncated it. */
function readSecret(path: string): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8');
    if (secret.length >= LENGTH) return secret;
    rmSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return undefined;
}

/** Writes a secret atomically, unless another process was faster. */
function writeSecret(path: string): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    const secret = randomBytes(BYTES).toString('base64url');
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The secret of an installation without JWT_SECRET: generated once and stored with its data, so that
 * sign-ins survive a restart. Only its owner can read the file.
 */
export function storedJwtSecret(dataDir: string): string {
  const path = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const stored = readSecret(path);
  if (stored !== undefined) return stored;
  writeSecret(path);
  // Of two processes that start together, one writes and both read the same secret.
  return readFileSync(path, 'utf8');
}

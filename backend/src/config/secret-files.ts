import { readFileSync } from 'node:fs';

/** Variables that can be read from a file, as containers and service managers pass secrets. */
const NAMES = [
  'MONGODB_URI',
  'JWT_SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'BACKUP_PASSPHRASE',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
];

type Variables = Readonly<Record<string, string | undefined>>;

function read(name: string, path: string): string {
  try {
    // Editors end a file with a line break, which is not part of the secret.
    return readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${name}_FILE names ${path}, which cannot be read (${code}).`, {
      cause: error,
    });
  }
}

/**
 * The variables, with each secret `X` that has an `X_FILE` read from that file. An empty file
 * counts as not set; an `X` that is set but empty means "no secret" and wins over the file.
 * @throws Error with a sentence; it contains paths and no secret
 */
export function withSecretFiles(variables: Variables): Variables {
  const taken: Record<string, string> = {};
  for (const name of NAMES) {
    const path = variables[`${name}_FILE`];
    if (!path || variables[name] === '') continue;
    if (variables[name] !== undefined) {
      throw new Error(`${name} and ${name}_FILE are both set: remove one of them.`);
    }
    taken[name] = read(name, path);
  }
  return { ...variables, ...taken };
}

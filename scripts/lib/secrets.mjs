import { readFileSync } from 'node:fs';

const NAMES = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
  'JWT_SECRET',
  'MONGODB_URI',
  'SMTP_URL',
];

/**
 * Removes the secrets from the environment, so that only the API gets them: the shell runs the
 * remotes' code. The API reads the files named by `X_FILE` itself.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>} the secrets that are set
 */
export function takeSecrets(environment = process.env) {
  /** @type {Record<string, string>} */
  const secrets = {};
  for (const name of NAMES.flatMap((each) => [each, `${each}_FILE`])) {
    if (environment[name] !== undefined) secrets[name] = environment[name];
    delete environment[name];
  }
  return secrets;
}

/**
 * The address of the MongoDB in the settings, from MONGODB_URI or MONGODB_URI_FILE. An empty
 * MONGODB_URI means: no MongoDB.
 * @param {Record<string, string | undefined>} settings
 * @returns {string | undefined} undefined: the embedded database
 */
export function databaseUri({ MONGODB_URI, MONGODB_URI_FILE }) {
  if (MONGODB_URI !== undefined || !MONGODB_URI_FILE) return MONGODB_URI || undefined;
  return readFileSync(MONGODB_URI_FILE, 'utf8').trim() || undefined;
}

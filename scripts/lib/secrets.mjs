import { readFileSync } from 'node:fs';

/** What only the API has to know; the shell, for one, runs the code of the remotes. */
const NAMES = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'JWT_SECRET', 'MONGODB_URI', 'SMTP_URL'];

/**
 * Takes the secrets of the install out of the environment, so that no process inherits them.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>} those that are set, for whom they are meant
 */
export function takeSecrets(environment = process.env) {
  /** @type {Record<string, string>} */
  const taken = {};
  for (const name of NAMES) {
    const value = environment[name];
    if (value !== undefined) taken[name] = value;
    delete environment[name];
  }
  return taken;
}

/**
 * Puts each secret `X` in place that has an `X_FILE`, the path of a file that holds it. An `X` that
 * is there but empty says that there is none, whatever the file holds.
 * @param {Record<string, string | undefined>} environment
 * @throws Error with a sentence that shows paths and no secret
 */
export function readSecretFiles(environment = process.env) {
  for (const name of NAMES) {
    const path = environment[`${name}_FILE`];
    delete environment[`${name}_FILE`];
    if (!path || environment[name] === '') continue;
    if (environment[name] !== undefined) {
      throw new Error(`${name} and ${name}_FILE are both set: take one of them away.`);
    }
    try {
      const text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
      if (text !== '') environment[name] = text;
    } catch (error) {
      throw new Error(`${name}_FILE names ${path}, which cannot be read (${error.code}).`, {
        cause: error,
      });
    }
  }
}

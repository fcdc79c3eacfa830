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

// Which production packages run programs of their own when they are installed.

/**
 * @typedef {object} InstallScript
 * @property {string} package
 * @property {string} reason what it does, and why it may
 */

/**
 * What is wrong, as sentences.
 * @param {import('./production.mjs').Package[]} packages
 * @param {InstallScript[]} accepted
 */
export function judgeInstallScripts(packages, accepted) {
  const running = new Set(packages.filter(({ runs }) => runs).map(({ name }) => name));
  const names = accepted.map((each) => each.package);
  return [
    ...[...running]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} runs a script when it is installed.`),
    ...names
      .filter((name) => !running.has(name))
      .map((name) => `The script of ${name} need not be accepted any more.`),
    ...accepted
      .filter(({ reason }) => !reason?.trim())
      .map((each) => `The script of ${each.package} is accepted without a reason.`),
  ];
}

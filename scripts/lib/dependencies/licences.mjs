// Which licences the production dependencies have, and whether we may use them without a second thought.
import satisfies from 'spdx-satisfies';
import { idOf } from './production.mjs';

/**
 * @typedef {object} LicenceException
 * @property {string} package its name; a `*` at the end stands for any end
 * @property {string} licence the very licence that is accepted of it
 * @property {string} reason
 *
 * @typedef {object} StatedLicence a licence that a package grants, but not where it is looked for
 * @property {string} package
 * @property {string} licence
 * @property {string} reason where it is written
 *
 * @typedef {import('./production.mjs').Package} Package
 */

/** Ask for no more than that the notice is kept. */
export const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0'],
];

/** @param {string} licence */
function isPermissive(licence) {
  try {
    return satisfies(licence, PERMISSIVE);
  } catch {
    return false;
  }
}

/** @param {LicenceException} exception @param {Package} entry */
const covers = (exception, { name, licence }) =>
  exception.licence === licence &&
  (exception.package.endsWith('*')
    ? name.startsWith(exception.package.slice(0, -1))
    : exception.package === name);

/**
 * Fills in what is stated by hand, and judges all.
 * @param {Package[]} packages
 * @param {{ licences: LicenceException[], stated: StatedLicence[] }} explained
 * @returns {{ packages: Package[], faults: string[] }} faults as sentences
 */
export function judgeLicences(packages, { licences, stated }) {
  const faults = [];
  const named = packages.map((entry) => {
    const own = stated.find((each) => each.package === entry.name);
    return entry.licence || !own ? entry : { ...entry, licence: own.licence };
  });
  const unnamed = packages.filter(({ licence }) => !licence).map(({ name }) => name);
  for (const { package: name } of stated) {
    if (!unnamed.includes(name)) faults.push(`The licence of ${name} need not be stated any more.`);
  }
  for (const entry of named) {
    if (!entry.licence) faults.push(`${idOf(entry)} names no licence.`);
    else if (!isPermissive(entry.licence) && !licences.some((each) => covers(each, entry))) {
      faults.push(`${idOf(entry)} is under ${entry.licence}, which is not on the list.`);
    }
  }
  for (const exception of licences) {
    const { package: name, licence, reason } = exception;
    if (!reason?.trim()) faults.push(`The exception for ${name} has no reason.`);
    if (!named.some((entry) => covers(exception, entry))) {
      faults.push(`The exception for ${name} under ${licence} is not needed.`);
    }
  }
  return { packages: named, faults };
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * The list as a document.
 * @param {Package[]} packages
 * @param {{ licences: LicenceException[], stated: StatedLicence[] }} explained
 */
export function licencesDocument(packages, { licences, stated }) {
  const counts = new Map();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return `# Licences of the production dependencies

Written by \`npm run licences\` from \`package-lock.json\`, for all platforms; \`npm run verify\` fails
when it is not true any more, and on a licence that is neither permissive (${PERMISSIVE.join(', ')})
nor explained below. Our own code is under MIT.

${table(['Licence', 'Packages'], byCount)}

## Explained

${table(
  ['Package', 'Licence', 'Why we use it'],
  licences.map(({ package: name, licence, reason }) => [`\`${name}\``, licence, reason]),
)}

## Stated elsewhere

${table(
  ['Package', 'Licence', 'Where'],
  stated.map(({ package: name, licence, reason }) => [`\`${name}\``, licence, reason]),
)}

## All ${packages.length}

${table(
  ['Package', 'Version', 'Licence'],
  packages.map(({ name, version, licence }) => [`\`${name}\``, version, licence ?? 'none']),
)}
`;
}

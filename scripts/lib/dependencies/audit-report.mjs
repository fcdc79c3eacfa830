// Asks the registry, through npm, what is known against the packages of a lock file.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * @typedef {object} Outcome
 * @property {any} [report] what npm found (version 2 of its report)
 * @property {string} [unavailable] why nothing is known
 */

/** So full of known holes, and for so long, that who does not report it reports nothing. */
const KNOWN = { name: 'minimist', version: '0.0.8' };

/** Without a network the answer is to come in seconds. */
const NPM_AUDIT = [
  ...['audit', '--omit=dev', '--json'],
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=500'],
];

/**
 * @param {string} folder
 * @param {{ registry?: string }} options
 * @returns {Promise<{ stdout: string, stderr: string }>}
 */
function npmAudit(folder, { registry }) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...NPM_AUDIT, ...(registry ? ['--registry', registry] : [])], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (output.stdout += chunk));
    child.stderr.on('data', (chunk) => (output.stderr += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** @param {{ stdout: string, stderr: string }} output */
function readOutcome({ stdout, stderr }) {
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return { unavailable: stderr.trim().split('\n').at(-1) || 'npm answered nothing' };
  }
  if (answer.auditReportVersion === 2) return { report: answer };
  return {
    unavailable: answer.message ?? answer.error?.summary ?? 'npm could not read the answer',
  };
}

/** @param {{ registry?: string }} options */
async function auditKnown(options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'manjara-audit-'));
  const { name, version } = KNOWN;
  const root = { name: 'known', version: '1.0.0', dependencies: { [name]: version } };
  const packages = { '': root, [`node_modules/${name}`]: { version } };
  const lock = { ...root, lockfileVersion: 3, requires: true, packages };
  try {
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(root));
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    return readOutcome(await npmAudit(folder, options));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isEmpty = (report) => Object.keys(report.vulnerabilities).length === 0;

/**
 * What is known against the production dependencies of a folder. Some registries and proxies answer
 * every audit with an empty list; one that finds nothing is therefore asked about a package that
 * everybody warns of.
 * @param {string} folder with a package-lock.json
 * @param {{ registry?: string }} [options]
 * @returns {Promise<Outcome>}
 */
export async function auditReport(folder, options = {}) {
  const outcome = readOutcome(await npmAudit(folder, options));
  if (outcome.unavailable || !isEmpty(outcome.report)) return outcome;
  const known = await auditKnown(options);
  if (known.unavailable) return known;
  if (!isEmpty(known.report)) return outcome;
  const { name, version } = KNOWN;
  return { unavailable: `the registry knows nothing against ${name} ${version} either` };
}

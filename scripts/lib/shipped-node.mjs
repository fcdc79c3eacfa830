import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The Node of the images. */
export const SHIPPED_NODE = readFileSync(fromRoot('.nvmrc'), 'utf8').trim();

const PLATFORMS = { win32: 'win' };
const majorOf = (version) => version.split('.', 1)[0];

/**
 * What npm must be asked for to run a command on the Node of the images; its program is a package of
 * the registry, and is not installed.
 * @param {string[]} command
 * @param {string} [running] the Node that runs now
 * @returns {string[] | undefined} nothing where that is of the same major
 */
export function withShippedNode(command, running = process.versions.node) {
  if (majorOf(running) === majorOf(SHIPPED_NODE)) return undefined;
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  return ['exec', '--yes', `--package=node-${platform}@${SHIPPED_NODE}`, '--', ...command];
}

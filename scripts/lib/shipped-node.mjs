import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The Node version of the images. */
export const SHIPPED_NODE = readFileSync(fromRoot('.nvmrc'), 'utf8').trim();

const PLATFORMS = { win32: 'win' };
const majorOf = (version) => version.split('.', 1)[0];

/**
 * Arguments for npm to run a command with the images' Node version, which npm downloads from the
 * registry instead of installing it.
 * @param {string[]} command
 * @param {string} [running] the current Node version
 * @returns {string[] | undefined} undefined if the major versions are equal
 */
export function withShippedNode(command, running = process.versions.node) {
  if (majorOf(running) === majorOf(SHIPPED_NODE)) return undefined;
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  return ['exec', '--yes', `--package=node-${platform}@${SHIPPED_NODE}`, '--', ...command];
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';
import { healthOf } from './site.mjs';

const require = createRequire(import.meta.url);
const versionOf = async (folder) =>
  JSON.parse(await readFile(fromRoot(folder, 'package.json'), 'utf8')).version;

/**
 * Holds a build to the contract with the shell that will run it: that of the site, or of this
 * checkout where none is known. Throws sentences.
 * @param {'public' | 'dashboard'} remote
 * @param {string} dist
 * @param {string} [site]
 * @returns {Promise<string>} what it was held to
 */
export async function checkContract(remote, dist, site) {
  const platform =
    (site && (await healthOf(site)).platform) || (await versionOf('packages/platform'));
  // Loaded late: it may just have been built.
  const { contractFaults } = require('@manjara/releases/contract');
  const faults = await contractFaults(dist, {
    name: `manjara_${remote}`,
    serverRendered: remote === 'public',
    shared: {
      react: await versionOf('node_modules/react'),
      'react-dom': await versionOf('node_modules/react-dom'),
      '@manjara/platform': platform,
    },
  });
  if (faults.length > 0) throw new Error(['The build breaks the contract.', ...faults].join(' '));
  return `platform ${platform}${site ? `, as at ${site}` : ''}`;
}

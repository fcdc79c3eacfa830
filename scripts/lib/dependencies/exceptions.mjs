import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

/** Where exceptions are explained, from the root. */
export const EXCEPTIONS = 'docs/dependency-exceptions.json';

/**
 * @returns {{
 *   advisories: import('./judge-audit.mjs').AdvisoryException[],
 *   licences: import('./licences.mjs').LicenceException[],
 *   installScripts: import('./install-scripts.mjs').InstallScript[],
 *   stated: import('./licences.mjs').StatedLicence[],
 * }}
 */
export const readExceptions = () => JSON.parse(readFileSync(fromRoot(EXCEPTIONS), 'utf8'));

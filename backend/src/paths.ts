import { join } from 'node:path';

/**
 * The folder of this workspace, whether the sources run, the built modules, or the one file that is
 * made of them: all three lie one folder below it.
 */
const WORKSPACE = join(__dirname, '..');

/** Something in the workspace, such as `demo`. */
export const fromWorkspace = (...path: string[]): string => join(WORKSPACE, ...path);

import { MODULES, STORAGE } from './backend.mjs';
import { DASHBOARD, PUBLIC, SHELL } from './frontends.mjs';
import { DATABASE, SHARED } from './packages.mjs';

/**
 * Tests that are to find a fault: jest in a workspace, or a project of the browser tests.
 * @typedef {{ workspace: string, pattern: string, project?: string }} Tests
 */

/**
 * A fault to be put into the code on purpose.
 * @typedef {object} Fault
 * @property {string} name what a person would notice
 * @property {boolean} serious whether data, safety or a way through the site is lost by it
 * @property {string} file
 * @property {string} find what stands in the file, exactly once
 * @property {string} replace
 * @property {Tests[]} tests the likeliest first
 */

/** @type {Fault[]} */
export const FAULTS = [
  ...MODULES,
  ...STORAGE,
  ...DATABASE,
  ...SHARED,
  ...SHELL,
  ...PUBLIC,
  ...DASHBOARD,
];

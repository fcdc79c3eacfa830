// Chromium's engine without the window around it: it draws and runs pages as Chromium does, and opens
// a fresh one in half the time. What belongs to the window, such as the viewer of PDFs, is not there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { distribution, inPath, isRoot } from './machine.mjs';
import { run } from './run.mjs';

const PACKAGE = 'chromium-headless-shell';
/** Debian's command is a script that stays between the browser and whoever ends it. */
const DEBIANS = '/usr/lib/chromium/chromium-headless-shell';
/** Without a network nothing is to be had, and the tests go on soon. */
const APT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

const works = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a headless shell that works; undefined where there is none. */
export function findHeadlessShell() {
  return [DEBIANS, inPath(PACKAGE)].find((file) => file && works(file));
}

/** Finds it, installs it where that is a command; undefined elsewhere, where Chromium does as well. */
export async function ensureHeadlessShell() {
  const found = findHeadlessShell();
  if (found || distribution() !== 'debian' || !isRoot()) return found;
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', PACKAGE];
  console.log(`Browser tests are faster with: apt-get ${install.join(' ')}`);
  try {
    await run('apt-get', [...APT, 'update']);
    await run('apt-get', [...APT, ...install]);
  } catch (error) {
    console.error(`${error.message} The tests run in the whole Chromium, which takes longer.`);
  }
  return findHeadlessShell();
}

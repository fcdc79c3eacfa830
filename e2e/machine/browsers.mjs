// Finds the tests' browsers on this machine, or installs them where possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../../scripts/lib/run.mjs';

/** For machines without a screen; also turns off Chromium's own network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PACKAGES = ['chromium', 'chromium-headless-shell'];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
/** Debian's `chromium` command is a wrapper script, which outlives the browser that it starts. */
const DEBIANS_HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const HELP =
  'The browser tests need Chromium. Install it (apt-get install chromium, or npx playwright install ' +
  'chromium), or say where one is: CHROME_PATH=/path/to/chrome npm test';

/** @param {string} command */
export const onPath = (command) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file));

/**
 * Whether the file is a browser that starts: Ubuntu's `chromium` may only print how to install one.
 * @param {string | undefined} file
 */
function works(file) {
  if (!file || !existsSync(file)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/**
 * @returns the path of a working Chromium
 * @throws Error with instructions if no Chromium is found
 */
function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !works(chosen)) throw new Error(`CHROME_PATH is "${chosen}": no browser starts.`);
  const candidates = [...COMMANDS.map(onPath), ...APPLICATIONS, chromium.executablePath()];
  const found = chosen || candidates.find(works);
  if (!found) throw new Error(HELP);
  return found;
}

/**
 * Paths of the full browser and of the headless shell, which opens pages twice as fast. The full
 * browser replaces a missing shell, and is always used if CHROME_PATH is set. Cached in the
 * environment for Playwright's workers.
 */
export function findBrowsers() {
  const whole = (process.env.E2E_WHOLE_BROWSER ??= findChromium());
  const shell = [DEBIANS_HEADLESS_SHELL, onPath('chromium-headless-shell')].find(works);
  const engine = (process.env.CHROME_PATH ? undefined : shell) ?? whole;
  return { whole, engine: (process.env.E2E_ENGINE ??= engine) };
}

function tryFindBrowsers() {
  try {
    return findBrowsers();
  } catch {
    return undefined;
  }
}

/**
 * Installs missing browsers, with apt on Debian, otherwise with Playwright.
 * @throws Error with instructions
 */
export async function ensureBrowsers() {
  const found = tryFindBrowsers();
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const isComplete = found && (found.engine !== found.whole || process.env.CHROME_PATH);
  if (isComplete || (found && !isDebian)) return;
  try {
    if (isDebian) {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-remove', ...PACKAGES]);
    } else await run('npx', ['playwright', 'install', 'chromium']);
  } catch (error) {
    console.error(error.message);
  }
  delete process.env.E2E_ENGINE;
  findBrowsers();
}

// Finds or installs WebKit and Firefox for `npm run smoke:engines`.
import { existsSync } from 'node:fs';
import { run } from '../../scripts/lib/run.mjs';
import { onPath } from './browsers.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'firefox-esr'];
const HELP =
  'The smoke of WebKit and Firefox drives WebKitGTK and Firefox, on Linux. Install them: ' +
  'apt-get install webkit2gtk-driver xvfb firefox-esr (on Ubuntu firefox, from Mozilla).';
/** Paths of WebKitGTK's MiniBrowser, which is not on the PATH. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
    (library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`,
  ),
);

/**
 * Paths of the programs of both engines.
 * @throws Error with instructions when one is missing
 */
export function findEngines() {
  const found = {
    display: onPath('Xvfb'),
    webkitDriver: onPath('WebKitWebDriver'),
    webkit: MINI_BROWSERS.find((file) => existsSync(file)),
    firefox: process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox'),
  };
  const missing = Object.keys(found).filter((name) => !found[name]);
  if (missing.length > 0) throw new Error(`${HELP} Missing: ${missing.join(', ')}.`);
  return /** @type {Record<keyof typeof found, string>} */ (found);
}

/**
 * Installs missing engines, with apt on Debian.
 * @throws Error with instructions on other systems
 */
export async function ensureEngines() {
  try {
    return findEngines();
  } catch (error) {
    if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) throw error;
  }
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-remove', '--no-install-recommends', ...PACKAGES]);
  return findEngines();
}

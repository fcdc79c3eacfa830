// The browsers of the browser tests.
import { findChromium } from './chromium.mjs';
import { findHeadlessShell } from './headless-shell.mjs';

/** Hand what was found on to Playwright's workers, which need not look for it again. */
const WHOLE = 'E2E_WHOLE_BROWSER';
const ENGINE = 'E2E_ENGINE';

/**
 * The paths of those that this machine has; none is downloaded. Most tests take the engine, which
 * opens a fresh page in half the time; where there is none, and where CHROME_PATH names a browser,
 * it is the whole one. Throws what to do where there is no browser at all.
 */
export function findBrowsers() {
  const whole = (process.env[WHOLE] ??= findChromium() ?? '');
  if (!whole) {
    throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to one.');
  }
  const shell = () => (process.env.CHROME_PATH ? undefined : findHeadlessShell());
  return { whole, engine: (process.env[ENGINE] ??= shell() ?? whole) };
}

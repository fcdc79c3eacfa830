import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS } from '../lib/chromium.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** Lighthouse and its launcher, which are the browser tests' and not the root's own. */
async function load() {
  const ofTests = createRequire(fromRoot('e2e/package.json'));
  const file = ofTests.resolve('lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(file).href);
  const launcher = createRequire(file).resolve('chrome-launcher');
  return { lighthouse, launcher: await import(pathToFileURL(launcher).href) };
}

/** Chromium now and then begins a trace too late (NO_NAVSTART): such a visit says nothing. */
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Answers a function that gives the report of one visit: mobile, simulated throttling, which are
 * Lighthouse's defaults. Each visit is the first one of a new browser, which knows no language.
 */
export async function loadLighthouse(chromePath) {
  const { lighthouse, launcher } = await load();
  const visit = async (address) => {
    const chrome = await launcher.launch({
      chromePath,
      // The proxy's certificate is of its own making.
      chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...CHROMIUM_FLAGS],
      logLevel: 'error',
    });
    try {
      const { lhr } = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
        locale: 'en',
      });
      return lhr;
    } finally {
      chrome.kill();
    }
  };
  return async (address) => {
    for (let attempt = 1; ; attempt++) {
      const report = await visit(address);
      if (!report.runtimeError) return report;
      if (attempt === ATTEMPTS) throw new Error(`${address}: ${report.runtimeError.message}`);
    }
  };
}

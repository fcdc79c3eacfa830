import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS } from '../lib/browser.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** Lighthouse and its launcher, which are the browser tests' and not the root's own. */
async function load() {
  const ofTests = createRequire(fromRoot('e2e/package.json'));
  const file = ofTests.resolve('lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(file).href);
  const launcher = createRequire(file).resolve('chrome-launcher');
  return { lighthouse, launcher: await import(pathToFileURL(launcher).href) };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A browser that measures one page after the other, each as a first visit. */
export async function openLighthouse(chromePath) {
  const { lighthouse, launcher } = await load();
  const chrome = await launcher.launch({
    chromePath,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'error',
  });
  return {
    /** The report of one visit: mobile, simulated throttling, which are Lighthouse's defaults. */
    async measure(address, language) {
      const { lhr } = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
        locale: 'en',
        extraHeaders: { 'accept-language': language },
      });
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      return lhr;
    },
    close: () => chrome.kill(),
  };
}

/* global document, requestAnimationFrame, window -- what runs in the page */
import { createRequire } from 'node:module';
import { ensureChromium } from './chromium.mjs';
import { fromRoot } from './paths.mjs';

/** What Chromium needs on a server without a screen, and to keep to itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the browser tests, to be driven by hand. */
export async function launchBrowser() {
  const executablePath = await ensureChromium();
  const require = createRequire(fromRoot('e2e/package.json'));
  const { chromium } = require('@playwright/test');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** What a visitor's browser remembers of the language, for a new context. */
export function rememberedLanguage(url, language) {
  if (language === 'ar') return undefined;
  const { hostname: domain, origin } = new URL(url);
  const cookie = { name: 'lang', value: language, domain, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' }],
    origins: [{ origin, localStorage: [{ name: 'lang', value: language }] }],
  };
}

/** Scrolls the page through, so that everything that loads late is there, and back to its top. */
export async function seeWhole(page) {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.7;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // What waits beside the page, such as the next slide, comes when it is asked for.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.complete || right <= 0 || left >= window.innerWidth || !image.checkVisibility();
    }),
  );
  await page.evaluate(() => document.fonts.ready);
}

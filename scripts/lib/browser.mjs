/* global document, requestAnimationFrame, window -- what runs in the page */
import { createRequire } from 'node:module';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { fromRoot } from './paths.mjs';

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

/** Enough for the longest page on a busy machine. */
const SEEN_WITHIN_MS = 60_000;

/** Scrolls the page through, so that everything that loads late is there, and back to its top. */
export async function seeWhole(page) {
  let timer;
  // A page without a screen may stop to draw, and its next frame is then waited for in vain.
  const late = new Promise((_, reject) => {
    const error = new Error(`${page.url()} was not seen whole within ${SEEN_WITHIN_MS / 1000} s.`);
    timer = setTimeout(reject, SEEN_WITHIN_MS, error);
  });
  try {
    await Promise.race([scrollThrough(page), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function scrollThrough(page) {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.7;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  // What waits beside the page, such as the next slide, comes when it is asked for; a picture that
  // rested as it went by comes when it is looked at again.
  await page.waitForFunction(() => {
    const late = [...document.images].find((image) => {
      const { left, right } = image.getBoundingClientRect();
      return !image.complete && right > 0 && left < window.innerWidth && image.checkVisibility();
    });
    late?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !late;
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
}

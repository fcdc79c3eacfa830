import { defineConfig } from '@playwright/test';
import base, { screens, system } from './playwright.config.mjs';

/** All tests in both languages at both widths, for `npm run verify:long`. */
export default defineConfig({
  ...base,
  globalTimeout: 90 * 60_000,
  // A test that passes only on retry fails the run and is listed at its end.
  failOnFlakyTests: true,
  projects: [
    ...(['ar', 'en'] as const).flatMap((language) =>
      ([390, 1440] as const).map((width) => ({
        ...screens(language, width),
        grepInvert: width === 390 ? /@wide/ : /@narrow/,
      })),
    ),
    { ...system, grepInvert: undefined },
  ],
});

import { defineConfig } from '@playwright/test';
import base, { screens, system } from './playwright.config.mjs';

/** Every test, in both languages at both widths: what `npm run verify:long` runs. */
export default defineConfig({
  ...base,
  globalTimeout: 90 * 60_000,
  // The list at the end names a test that passed only when it was run again.
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

import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Screenshots of every screen for manual review, not part of the tests. */
export default defineConfig({
  ...base,
  testDir: './shots',
  outputDir: './test-results/shots',
  reporter: [['list'], ['html', { outputFolder: '../shots/report', open: 'never' }]],
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: (['ar', 'en'] as const).flatMap((language) =>
    SIZES.map((viewport) => ({
      name: `${language}-${viewport.width}`,
      grepInvert: viewport.width < 1024 ? /@wide/ : /@narrow/,
      use: { language, locale: language === 'ar' ? 'ar-SA' : 'en-GB', viewport },
    })),
  ),
});

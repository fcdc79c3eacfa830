import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };

// Screenshots of every screen for manual review, not part of the tests.
export default defineConfig({
  ...base,
  testDir: './shots',
  outputDir: './test-results/shots',
  reporter: [['list'], ['html', { outputFolder: '../shots/report', open: 'never' }]],
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: (['ar', 'en'] as const).flatMap((language) =>
    ([390, 1440] as const).map((width) => ({
      name: `${language}-${width}`,
      grepInvert: width === 390 ? /@wide/ : /@narrow/,
      use: { language, locale: language === 'ar' ? 'ar-SA' : 'en-GB', viewport: SIZES[width] },
    })),
  ),
});

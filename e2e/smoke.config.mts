import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

// Run by `npm run release` before it publishes a remote.
export default defineConfig({
  ...base,
  testDir: './smoke',
  outputDir: './test-results/smoke',
  reporter: [['list']],
  projects: (['ar', 'en'] as const).map((language) => ({
    name: language,
    use: { language, locale: language === 'ar' ? 'ar-SA' : 'en-GB' },
  })),
});

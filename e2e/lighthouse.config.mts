import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

// What Lighthouse says of the public pages: no part of the tests, and nothing else may run meanwhile.
export default defineConfig({
  build: base.build,
  use: base.use,
  testDir: './lighthouse',
  outputDir: './test-results/lighthouse',
  reporter: [['list']],
  workers: 1,
  timeout: 0,
});

import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

// Measurements in a browser: no part of the tests, and nothing else may run meanwhile.
export default defineConfig({
  build: base.build,
  use: base.use,
  testDir: './measure',
  outputDir: './test-results/measure',
  reporter: [['list']],
  workers: 1,
  timeout: 0,
});

import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

// Browser measurements, not part of the tests. Run nothing else at the same time.
export default defineConfig({
  build: base.build,
  use: base.use,
  testDir: './measure',
  outputDir: './test-results/measure',
  reporter: [['list']],
  workers: 1,
  timeout: 0,
});

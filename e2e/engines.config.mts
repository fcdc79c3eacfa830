import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';
import type { EngineOptions, EngineWorkerOptions } from './support/engines/test';

const SCREENS = [
  { language: 'ar', size: { width: 390, height: 844 } },
  { language: 'en', size: { width: 1440, height: 900 } },
] as const;

/** The whole product in WebKit and Firefox: `npm run smoke:engines`. */
export default defineConfig<EngineOptions, EngineWorkerOptions>({
  ...base,
  testDir: './engines',
  timeout: 120_000,
  globalTimeout: 90 * 60_000,
  failOnFlakyTests: true,
  outputDir: './test-results/engines/artifacts',
  reporter: [['list']],
  use: {},
  projects: (['webkit', 'firefox'] as const).flatMap((engine) =>
    SCREENS.map(({ language, size }) => ({
      name: `${engine}-${language}-${size.width}`,
      use: { engine, language, size },
    })),
  ),
});

import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowsers } from './machine/browsers.mjs';
import type { Options, WorkerOptions } from './support/test';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** All screens in one language at one width. Phones have no hover, desktops no folded menu. */
export function screens(language: 'ar' | 'en', width: keyof typeof SIZES) {
  return {
    name: `${language}-${width}`,
    testDir: './tests/screens',
    fullyParallel: true,
    grepInvert: width === 390 ? /@wide|@long/ : /@narrow|@long/,
    use: {
      language,
      locale: language === 'ar' ? 'ar-SA' : 'en-GB',
      viewport: SIZES[width],
    },
  };
}

export const system = {
  name: 'system',
  testDir: './tests/system',
  grepInvert: /@long/,
  timeout: 120_000,
  use: { language: 'en', locale: 'en-GB', viewport: SIZES[1440] },
} as const;

export default defineConfig<Options, WorkerOptions>({
  workers: 2,
  // About one renderer in a thousand hangs on a busy machine. A test that passes on retry is
  // reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // On a first visit pictures are still being rendered, and scripts queue behind them.
  expect: { timeout: 12_000 },
  globalTimeout: 70 * 60_000,
  globalSetup: './support/global-setup.ts',
  // Not transpiled by Playwright: only an .mts config can import these modules.
  build: { external: ['**/scripts/lib/*.mjs', '**/machine/*.mjs'] },
  outputDir: './test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    timezoneId: 'Asia/Riyadh',
    // Traces cost more than the tests: record only retries.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowsers().engine,
      args: CHROMIUM_FLAGS,
    },
  },
  // Arabic on a phone runs everything; English on a desktop runs what depends on direction or
  // width. `verify:long` runs the other combinations.
  // The long tests of `system` first, so that no worker is idle at the end.
  projects: [system, screens('ar', 390), { ...screens('en', 1440), grep: /@layout|@wide/ }],
});

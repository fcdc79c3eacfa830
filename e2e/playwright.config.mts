import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowsers } from './machine/browsers.mjs';
import type { Options, WorkerOptions } from './support/test';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** The screens in one language at one width; a phone has nothing to hover, a desktop no menu to unfold. */
export function screens(language: 'ar' | 'en', width: keyof typeof SIZES) {
  return {
    name: `${language}-${width}`,
    testDir: './tests/screens',
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
  // One renderer of a thousand hangs on a busy machine. What passes only then is told as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A first visit waits for pictures that are being made, and scripts queue behind them.
  expect: { timeout: 12_000 },
  globalTimeout: 70 * 60_000,
  globalSetup: './support/global-setup.ts',
  // Modules that are run as they are; only a config that is one itself can read them.
  build: { external: ['**/scripts/lib/*.mjs', '**/machine/*.mjs'] },
  outputDir: './test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    timezoneId: 'Asia/Riyadh',
    // Recording takes more of the machine than the tests do: only what is run again is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowsers().engine,
      args: CHROMIUM_FLAGS,
    },
  },
  // Everything in Arabic on a phone; in English on a desktop what depends on direction or width. The
  // other combinations are a matter of the long run.
  projects: [screens('ar', 390), { ...screens('en', 1440), grep: /@layout|@wide/ }, system],
});

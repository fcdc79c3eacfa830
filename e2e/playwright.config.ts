import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium';
import type { Options, WorkerOptions } from './support/test';

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** The screens in one language at one width. */
function screens(language: 'ar' | 'en', width: keyof typeof SIZES) {
  // A phone has no dropdown to hover and a desktop no menu to unfold.
  const excluded = [width === 390 ? '@wide' : '@narrow'];
  // What no width changes is tried at one width per language.
  if ((language === 'ar') !== (width === 390)) excluded.push('@anywidth');
  return {
    name: `${language}-${width}`,
    testDir: './tests/screens',
    grepInvert: new RegExp(excluded.join('|')),
    use: {
      language,
      locale: language === 'ar' ? 'ar-SA' : 'en-GB',
      viewport: SIZES[width],
    },
  };
}

export default defineConfig<Options, WorkerOptions>({
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A first visit waits for pictures that are being made, and scripts queue behind them.
  expect: { timeout: 12_000 },
  globalTimeout: 35 * 60_000,
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    timezoneId: 'Asia/Riyadh',
    // Without the filmstrip, whose recording takes more of the machine than the tests do.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    screens('ar', 390),
    screens('ar', 1440),
    screens('en', 390),
    screens('en', 1440),
    {
      name: 'system',
      testDir: './tests/system',
      timeout: 120_000,
      use: { language: 'en', locale: 'en-GB', viewport: SIZES[1440] },
    },
  ],
});

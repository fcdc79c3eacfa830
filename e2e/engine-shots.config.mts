import { defineConfig } from '@playwright/test';
import engines from './engines.config.mjs';
import { SIZES } from './shots.config.mjs';
import type { EngineOptions, EngineWorkerOptions } from './support/engines/test';

/** Screenshots of every screen in WebKit and Firefox for manual review: `npm run shots:engines`. */
export default defineConfig<EngineOptions, EngineWorkerOptions>({
  ...engines,
  testMatch: /every-screen|overlays|states/,
  failOnFlakyTests: false,
  projects: (['webkit', 'firefox'] as const).flatMap((engine) =>
    (['ar', 'en'] as const).flatMap((language) =>
      SIZES.map((size) => ({
        name: `${engine}-${language}-${size.width}`,
        use: { engine, language, size },
      })),
    ),
  ),
});

// Installs the browsers for `npm run smoke:engines`.
import { main } from '../../scripts/lib/run.mjs';
import { ensureBrowsers } from './browsers.mjs';
import { ensureEngines } from './engines.mjs';

await main(async () => {
  await ensureBrowsers();
  await ensureEngines();
});

// Installs the programs that the browser tests need.
import { main } from '../../scripts/lib/run.mjs';
import { ensureBrowsers } from './browsers.mjs';
import { ensureCaddy } from './caddy.mjs';

await main(async () => {
  await ensureBrowsers();
  await ensureCaddy();
});

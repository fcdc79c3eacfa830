// Installs the tests' browsers; with `--caddy` also the proxy, for the long run and Lighthouse.
import { main } from '../../scripts/lib/run.mjs';
import { ensureBrowsers } from './browsers.mjs';
import { ensureCaddy } from './caddy.mjs';

await main(async () => {
  await ensureBrowsers();
  if (process.argv.includes('--caddy')) await ensureCaddy();
});

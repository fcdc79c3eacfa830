// Every test: those of each workspace, then the browser tests on the whole product.
import { ensureBrowsers } from './lib/browser.mjs';
import { ensureCaddy } from './lib/caddy.mjs';
import { main, run } from './lib/run.mjs';

await main(async () => {
  await ensureBrowsers();
  const caddy = await ensureCaddy();
  await run('npx', ['nx', 'run-many', '-t', 'build']);
  const tests = ['nx', 'run-many', '-t', 'test', '--output-style=static'];
  const env = caddy ? { CADDY_PATH: caddy } : {};
  // The browser tests are run also after a failure of the others.
  const results = [
    ...(await Promise.allSettled([run('npx', tests)])),
    ...(await Promise.allSettled([run('npm', ['run', 'e2e', '-w', '@manjara/e2e'], { env })])),
  ];
  const failures = results.filter(({ status }) => status === 'rejected');
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => reason.message).join('\n'));
});

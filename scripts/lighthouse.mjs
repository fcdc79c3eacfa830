// Lighthouse on the public pages in both languages, as a phone on a slow network sees them, behind the
// proxy of the containers (TLS, HTTP/2): `npm run lighthouse -- [--runs 3] [--only home,join]
// [--no-build]`. Exits with 1 when a page misses a limit.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureCaddy } from './lib/caddy.mjs';
import { CHROMIUM_FLAGS, findChromium } from './lib/browser.mjs';
import { fromRoot } from './lib/paths.mjs';
import { Product } from './lib/product.mjs';
import { proxyUrl, startFileServers, startProxy } from './lib/proxy.mjs';
import { build } from './lib/run.mjs';
import { medianOf, missedLimits } from './lighthouse/figures.mjs';
import { warmUp } from './lighthouse/warm-up.mjs';

/** Chromium now and then begins a trace too late (NO_NAVSTART): such a visit says nothing. */
const ATTEMPTS = 3;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

/** Lighthouse is a dependency of the browser tests, and brings its launcher. */
const ofTests = createRequire(fromRoot('e2e/package.json'));
const lighthouseFile = ofTests.resolve('lighthouse');
const launcherFile = createRequire(lighthouseFile).resolve('chrome-launcher');
const { default: lighthouse } = await import(pathToFileURL(lighthouseFile).href);
const { launch } = await import(pathToFileURL(launcherFile).href);

/** One visit with Lighthouse's defaults (mobile, simulated throttling), the first of a new browser. */
async function visit(address) {
  const chrome = await launch({
    chromePath: findChromium(),
    // The proxy's certificate is self-made.
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...CHROMIUM_FLAGS],
    logLevel: 'error',
  });
  try {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      locale: 'en',
    });
    return lhr;
  } finally {
    chrome.kill();
  }
}

async function measure(address) {
  for (let attempt = 1; ; attempt++) {
    const report = await visit(address);
    if (!report.runtimeError) return report;
    if (attempt === ATTEMPTS) throw new Error(`${address}: ${report.runtimeError.message}`);
  }
}

async function measurePages(url, paths) {
  const rows = {};
  const missed = [];
  for (const [name, page] of paths) {
    for (const language of ['ar', 'en']) {
      const reports = [];
      for (let run = 0; run < Number(options.runs); run++) {
        reports.push(await measure(url + page + (language === 'en' ? '?lang=en' : '')));
      }
      const median = medianOf(reports);
      rows[`${name} ${language}`] = median.figures;
      missed.push(...missedLimits(median).map((what) => `${name} ${language}: ${what}`));
    }
  }
  return { rows, missed };
}

/** Calls back with the addresses of the product and of the proxy in front of it. */
async function withSite(work) {
  const caddy = await ensureCaddy();
  if (!caddy) throw new Error('Lighthouse measures through Caddy, which is not on this machine.');
  const url = await proxyUrl();
  const servers = await startFileServers(caddy);
  let product;
  let proxy;
  try {
    product = await Product.start({
      env: { ...servers.env, PUBLIC_URL: url, TRUST_PROXY: 'loopback' },
    });
    const upstreams = { shell: product.url, api: product.run.apiUrl, ...servers.pointers };
    proxy = await startProxy(caddy, url, upstreams);
    return await work(product.url, url);
  } finally {
    await proxy?.stop();
    await product?.remove();
    await servers.stop();
  }
}

const screens = JSON.parse(await readFile(fromRoot('e2e/support/screens.json'), 'utf8'));
const names = options.only?.split(',') ?? Object.keys(screens.public);
const paths = names.map((name) => [name, screens.public[name]]);
if (paths.some(([, page]) => !page)) {
  throw new Error(`The pages are ${Object.keys(screens.public).join(', ')}.`);
}
if (!options['no-build']) await build(undefined, { quiet: true });
await withSite(async (productUrl, url) => {
  await warmUp(
    productUrl,
    paths.map(([, page]) => page),
  );
  const { rows, missed } = await measurePages(url, paths);
  console.table(rows);
  for (const sentence of missed) console.error(`Missed: ${sentence}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
});

// Lighthouse on the public pages, as a phone on a slow network sees them:
// `npm run lighthouse -- --help`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser.mjs';
import { ensureCaddy } from './lib/caddy.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { fromRoot } from './lib/paths.mjs';
import { Product } from './lib/product.mjs';
import { proxyUrl, startFileServers, startProxy } from './lib/proxy.mjs';
import { build } from './lib/run.mjs';
import { COLUMNS, LIMITS, medianOf, missedLimits, tableOf } from './lighthouse/figures.mjs';
import { loadLighthouse } from './lighthouse/measure.mjs';
import { PAGES, pagesOf } from './lighthouse/pages.mjs';
import { warmUp } from './lighthouse/warm-up.mjs';

const HELP = `
Builds the site, starts it with its demo content behind the proxy of the containers (TLS, HTTP/2),
visits every page until its pictures come in their best form, and measures each page in both
languages with Lighthouse: mobile, simulated throttling, the median of several runs. Fails when a
page misses a limit:

  ${Object.entries(LIMITS)
    .map(([figure, { limit, least }]) => `${figure} ${least ? '≥' : '≤'} ${COLUMNS[figure](limit)}`)
    .join(', ')}

  npm run lighthouse                        ${PAGES.join(', ')}
  npm run lighthouse -- --runs 1            quick; 5 by default
  npm run lighthouse -- --only home,join    some of the pages
  npm run lighthouse -- --languages ar      one language
  npm run lighthouse -- --reports reports   keeps the report of each page's median run as JSON
  npm run lighthouse -- --data .data-lh     keeps the data, so that pictures are ready next time
  npm run lighthouse -- --direct            without the proxy: HTTP/1.1, no TLS
  npm run lighthouse -- --no-build          takes the build as it is

On a busy machine the performance comes out lower than it is.
`;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'ar,en' },
    reports: { type: 'string' },
    data: { type: 'string' },
    direct: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const listOf = (text) => text.split(',').filter(Boolean);

async function keepReport(folder, { page, language }, report) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${page}-${language}.json`), JSON.stringify(report));
}

async function measureAll(url, pages, measure) {
  const rows = [];
  for (const page of pages) {
    const runs = [];
    for (let run = 0; run < Number(options.runs); run++) {
      runs.push(await measure(url + page.address));
      process.stdout.write('.');
    }
    const { figures, report } = medianOf(runs);
    rows.push({ ...page, figures });
    if (options.reports) await keepReport(path.resolve(fromRoot(), options.reports), page, report);
  }
  return rows;
}

/** Starts the product, behind the proxy of the containers unless it is to be left out. */
async function startSite(dataDir) {
  const caddy = options.direct ? undefined : await ensureCaddy();
  if (!caddy) {
    console.log('Measured without the proxy: HTTP/1.1, no TLS.');
    return { product: await Product.start({ dataDir }) };
  }
  const url = await proxyUrl();
  const servers = await startFileServers(caddy);
  let product;
  try {
    const env = { ...servers.env, PUBLIC_URL: url, TRUST_PROXY: 'loopback' };
    product = await Product.start({ dataDir, env });
    const upstreams = { shell: product.url, api: product.run.apiUrl, ...servers.pointers };
    const proxy = await startProxy(caddy, url, upstreams);
    const stop = () => Promise.all([proxy.stop(), servers.stop()]);
    return { product, proxy: { ...proxy, stop } };
  } catch (error) {
    await (dataDir ? product?.stop() : product?.remove());
    await servers.stop();
    throw error;
  }
}

async function main() {
  const pages = pagesOf(listOf(options.only), listOf(options.languages));
  if (!options['no-build']) await build(undefined, { quiet: true });
  const dataDir = options.data && path.resolve(fromRoot(), options.data);
  const { product, proxy } = await startSite(dataDir);
  try {
    const browser = await launchBrowser();
    try {
      // The pictures are those of the other language, too.
      await warmUp(browser, product.url, pagesOf(listOf(options.only), ['ar']));
    } finally {
      await browser.close();
    }
    const { url } = proxy ?? product;
    const rows = await measureAll(url, pages, await loadLighthouse(await ensureChromium()));
    console.log(`\n\n${tableOf(rows)}\n`);
    const missed = rows.flatMap(missedLimits);
    for (const sentence of missed) console.error(sentence);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await proxy?.stop();
    await (dataDir ? product.stop() : product.remove());
  }
}

if (options.help) console.log(HELP);
else {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

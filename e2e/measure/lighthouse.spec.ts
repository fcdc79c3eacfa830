// `npm run lighthouse`; RUNS=1 PAGES=home,join measures less.
import { chromium, expect, test } from '@playwright/test';
import type { Result } from 'lighthouse';
import { CHROMIUM_FLAGS, findBrowsers } from '../machine/browsers.mjs';
import { findCaddy } from '../machine/caddy.mjs';
import { freePort, Product } from '../support/product';
import { proxyUrl, startFileServers, startProxy } from '../support/proxy';
import { PUBLIC } from '../support/screens';
import { type Figures, figuresOf, medianOf, missedLimits } from './lighthouse-report';
import { warmUp } from './warm-up';

/** Chromium sometimes starts a trace too late (NO_NAVSTART): such a visit is repeated. */
const ATTEMPTS = 3;
const { RUNS = '3', PAGES = Object.keys(PUBLIC).join() } = process.env;

/** One visit with Lighthouse's defaults (mobile, simulated throttling) in a new browser. */
async function visit(address: string): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowsers().whole,
    // The proxy's certificate is self-signed.
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...CHROMIUM_FLAGS],
  });
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', locale: 'en' });
    return result!.lhr;
  } finally {
    await browser.close();
  }
}

async function measure(address: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const report = await visit(address);
    if (!report.runtimeError) return report;
    if (attempt === ATTEMPTS) throw new Error(`${address}: ${report.runtimeError.message}`);
  }
}

const tasks: (() => Promise<unknown>)[] = [];
const cleanUp = (work: () => Promise<unknown>) => void tasks.unshift(work);
test.afterAll(async () => {
  for (const task of tasks) await task();
});

/** Starts the product behind the containers' proxy; returns both addresses. */
async function startSite() {
  if (!findCaddy()) throw new Error('Lighthouse measures through Caddy: it is not here.');
  const url = await proxyUrl();
  const servers = await startFileServers(cleanUp);
  const product = await Product.start({
    env: { ...servers.env, PUBLIC_URL: url, TRUST_PROXY: 'loopback' },
  });
  cleanUp(() => product.remove());
  const { apiUrl: api } = product.run;
  await startProxy(cleanUp, url, { shell: product.url, api, ...servers.pointers });
  return { url, productUrl: product.url };
}

test('the public pages on a slow phone, behind the proxy of the containers', async ({
  browser,
  request,
}) => {
  const paths = PAGES.split(',').map(
    (name) => [name, PUBLIC[name as keyof typeof PUBLIC]] as const,
  );
  const { url, productUrl } = await startSite();
  await warmUp(
    { browser, request },
    productUrl,
    paths.map(([, path]) => path),
  );
  const rows: Record<string, Figures> = {};
  const missed: string[] = [];
  for (const [name, path] of paths) {
    for (const language of ['ar', 'en']) {
      const address = `${url}${path}${language === 'en' ? '?lang=en' : ''}`;
      const reports: Result[] = [];
      while (reports.length < Number(RUNS)) reports.push(await measure(address));
      const median = medianOf(reports);
      rows[`${name} ${language}`] = figuresOf(median);
      missed.push(...missedLimits(median).map((what) => `${name} ${language}: ${what}`));
    }
  }
  console.table(rows);
  expect(missed).toEqual([]);
});

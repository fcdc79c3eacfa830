import type { signInByApi } from './admin';
import { Product } from './product';
import { type Proxy, proxyUrl, startFileServers, startProxy } from './proxy';
import { test as base } from './system';

/** The product behind the containers' proxy and file servers, shared by a worker's tests. */
export const test = base.extend<object, { site: Proxy & { product: Product } }>({
  site: [
    // Playwright reads the fixtures that are asked for from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tasks: (() => Promise<unknown>)[] = [];
      const cleanUp = (work: () => Promise<unknown>) => void tasks.push(work);
      const url = await proxyUrl();
      const { env, pointers } = await startFileServers(cleanUp);
      const product = await Product.start({
        env: {
          ...env,
          DEMO_CONTENT: '0',
          PUBLIC_URL: url,
          TRUST_PROXY: 'loopback',
          RATE_LIMIT_FORMS: '3',
          LOG_LEVEL: 'info',
        },
      });
      cleanUp(() => product.remove());
      const { apiUrl: api } = product.run;
      const proxy = await startProxy(cleanUp, url, { shell: product.url, api, ...pointers });
      await use({ ...proxy, product });
      for (const task of tasks.reverse()) await task();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

type Requests = Parameters<typeof signInByApi>[0];

/** Accepts the proxy's self-signed certificate. */
export const trusting = (request: Requests): Requests => ({
  ...request,
  newContext: (options) => request.newContext({ ...options, ignoreHTTPSErrors: true }),
});

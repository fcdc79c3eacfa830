import type { signInByApi } from './admin';
import type { Product } from './product';
import { type Proxy, proxyUrl, startFileServers, startProxy } from './proxy';
import { test as base } from './system';

/** The product behind the proxy of the containers, with their file servers. */
export const test = base.extend<{ site: Proxy & { product: Product } }>({
  site: async ({ start, cleanUp }, use) => {
    const url = await proxyUrl();
    const { env, pointers } = await startFileServers(cleanUp);
    const product = await start({
      env: {
        ...env,
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        RATE_LIMIT_FORMS: '3',
        LOG_LEVEL: 'info',
      },
    });
    const { apiUrl: api } = product.run;
    const proxy = await startProxy(cleanUp, url, { shell: product.url, api, ...pointers });
    await use({ ...proxy, product });
  },
});

type Requests = Parameters<typeof signInByApi>[0];

/** The proxy's certificate is of its own making. */
export const trusting = (request: Requests): Requests => ({
  ...request,
  newContext: (options) => request.newContext({ ...options, ignoreHTTPSErrors: true }),
});

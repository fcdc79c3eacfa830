import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fromRoot, Product } from './product';

/** Environment variable with the shared product's address, for the workers. */
export const SHARED_URL = 'E2E_SHARED_URL';

const { REMOTE_PUBLIC_URL, REMOTE_DASHBOARD_URL } = process.env;
const BUILT = [
  'backend/dist/main.js',
  'frontend-shell/dist/server/server.js',
  ...(REMOTE_PUBLIC_URL ? [] : ['frontend-public/dist/client/mf-manifest.json']),
  ...(REMOTE_DASHBOARD_URL ? [] : ['frontend-dashboard/dist/client/mf-manifest.json']),
  'packages/embedded-mongo/dist/cli.js',
  'packages/releases/dist/cli.js',
];

/** Starts the shared product with demo content; returns its teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!BUILT.every((file) => existsSync(fromRoot(file)))) {
    throw new Error('The product is not built. Run: npm run build');
  }
  const product = await Product.start();
  process.env[SHARED_URL] = product.url;
  return async () => {
    await product.remove();
    await mkdir(fromRoot('e2e/test-results'), { recursive: true });
    await writeFile(fromRoot('e2e/test-results/product.log'), product.output);
  };
}

import { readFile } from 'node:fs/promises';
import { fromRoot } from './paths';

export { freshFolder, Product, type ProductOptions } from '../../scripts/lib/product.mjs';
export { readRun } from '../../scripts/lib/run-file.mjs';
export { freePort } from '../../scripts/lib/ports.mjs';

const { REMOTE_PUBLIC_URL, REMOTE_DASHBOARD_URL } = process.env;

const BUILT = [
  'backend/dist/main.js',
  'frontend-shell/dist/server/server.js',
  ...(REMOTE_PUBLIC_URL ? [] : ['frontend-public/dist/client/mf-manifest.json']),
  ...(REMOTE_DASHBOARD_URL ? [] : ['frontend-dashboard/dist/client/mf-manifest.json']),
  'packages/embedded-mongo/dist/cli.js',
  'packages/releases/dist/cli.js',
].map((file) => fromRoot(file));

/** @throws Error with the command to run if a build is missing */
export async function assertBuilt(): Promise<void> {
  const missing = await Promise.all(
    BUILT.map((file) =>
      readFile(file).then(
        () => false,
        () => true,
      ),
    ),
  );
  if (missing.includes(true)) throw new Error('The product is not built. Run: npm run build');
}

import { mkdir, writeFile } from 'node:fs/promises';
import { fromRoot } from './paths';
import { assertBuilt, Product } from './product';

/** Environment variable with the shared product's address, for the workers. */
export const SHARED_URL = 'E2E_SHARED_URL';

/** Starts the shared product with demo content; returns its teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await assertBuilt();
  const product = await Product.start();
  process.env[SHARED_URL] = product.url;
  return async () => {
    await product.remove();
    await mkdir(fromRoot('e2e/test-results'), { recursive: true });
    await writeFile(fromRoot('e2e/test-results/product.log'), product.output);
  };
}

import { type CleanUp, Product, type ProductOptions } from './product';
import { test as base } from './test';

/** Without demo content a product starts in seconds. */
const QUICK = { DEMO_CONTENT: '0' };

interface Fixtures {
  /** Registers work for the end of the test, whatever its result; runs in reverse order. */
  cleanUp: CleanUp;
  /** Starts a product for this test only; all are removed at its end. */
  start: (options?: ProductOptions) => Promise<Product>;
}

export const test = base.extend<Fixtures>({
  cleanUp: async ({ context }, use) => {
    const tasks: (() => Promise<unknown>)[] = [];
    await use((work) => void tasks.push(work));
    // Close the pages first: they would report errors when their product stops.
    for (const page of context.pages()) await page.close();
    for (const task of tasks.reverse()) await task();
  },
  start: ({ cleanUp }, use) =>
    use(async (options = {}) => {
      const product = await Product.start({ ...options, env: { ...QUICK, ...options.env } });
      cleanUp(() => product.remove());
      return product;
    }),
});

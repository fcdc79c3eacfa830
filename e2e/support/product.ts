export { freshFolder, Product, type ProductOptions } from '../../scripts/lib/product.mjs';
export { readRun } from '../../scripts/lib/run-file.mjs';
export { freePort } from '../../scripts/lib/ports.mjs';
export { fromRoot, ROOT } from '../../scripts/lib/paths.mjs';

/** Registers work for the end of a test. */
export type CleanUp = (work: () => Promise<unknown>) => void;

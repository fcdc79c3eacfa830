export { fromRoot, ROOT } from '../../scripts/lib/paths.mjs';

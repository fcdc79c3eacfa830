import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The router's package names its development files only; these aliases point at the production
 * ones, without the warnings meant for us.
 */
export function routerProductionAliases(): Record<string, string> {
  if (process.env.NODE_ENV === 'development') return {};
  const require = createRequire(import.meta.url);
  const production = path.join(
    path.dirname(require.resolve('react-router/package.json')),
    'dist/production',
  );
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

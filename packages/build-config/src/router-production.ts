import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** `Link.displayName = "Link";` on a line of its own: read by developers' tools alone. */
const DISPLAY_NAME = /^[ \t]*\w+\.displayName = (["'])[^"'\n]*\1;$/gm;
const COMPONENT = /= (?=\w+\.(?:forwardRef|memo|createContext)\()/g;

/**
 * The router as production needs it. Its package names its development files only, so aliases
 * point at the production ones, without the warnings meant for us. And what we do not use of it,
 * such as the links and forms of its framework mode, falls away: minifiers keep unused components
 * that have a name, or whose making may have side effects.
 */
export const pluginRouterProduction = (environment = 'web'): RsbuildPlugin => ({
  name: 'manjara:router-production',
  apply: 'build',
  setup(api) {
    const require = createRequire(import.meta.url);
    const production = path.join(
      path.dirname(require.resolve('react-router/package.json')),
      'dist/production',
    );
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
      if (name !== environment) return config;
      const alias = {
        'react-router$': path.join(production, 'index.mjs'),
        'react-router/dom$': path.join(production, 'dom-export.mjs'),
      };
      return mergeEnvironmentConfig(config, { resolve: { alias } });
    });
    api.transform(
      { test: { and: [production, /\.mjs$/] }, environments: [environment] },
      ({ code }) => code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ '),
    );
  },
});

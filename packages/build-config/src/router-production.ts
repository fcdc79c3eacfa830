import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** `Link.displayName = "Link";` on a line of its own: read by developers' tools alone. */
const DISPLAY_NAME = /^[ \t]*\w+\.displayName = (["'])[^"'\n]*\1;$/gm;
const COMPONENT = /= (?=\w+\.(?:forwardRef|memo|createContext)\()/g;

/** The files that one of the package's own names beside it. */
const OWN_FILE = /(from "\.\/[\w-]+\.mjs)(?=")/g;
/** Marks the second copy of the package. */
const COPY = '?engine';

/**
 * The router as production needs it. Its package names its development files only, so aliases
 * point at the production ones, without the warnings meant for us. And what we do not use of it,
 * such as the links and forms of its framework mode, falls away: minifiers keep unused components
 * that have a name, or whose making may have side effects.
 *
 * What the module `engine` imports of it is a copy of its own: one module cannot lie in two chunks,
 * and the first page needs the router's hooks, not what navigates.
 */
export const pluginRouterProduction = (engine: RegExp, environment = 'web'): RsbuildPlugin => ({
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
    api.modifyRspackConfig((config, { environment: { name }, addRules }) => {
      if (name !== environment) return;
      const alias = { 'react-router-dom$': path.join(production, `index.mjs${COPY}`) };
      addRules({ test: engine, resolve: { alias } });
      const { splitChunks } = config.optimization ?? {};
      if (!splitChunks) return;
      // By its name alone the copy would be put beside the first one, which every page loads.
      splitChunks.cacheGroups = {
        ...splitChunks.cacheGroups,
        engine: {
          name: 'engine',
          chunks: 'async',
          test: (module) => module.identifier().endsWith(COPY),
          priority: 10,
          enforce: true,
        },
      };
    });
    api.transform(
      { test: { and: [production, /\.mjs$/] }, environments: [environment] },
      ({ code, resourceQuery }) =>
        code
          .replace(DISPLAY_NAME, '')
          .replace(COMPONENT, '= /* @__PURE__ */ ')
          .replace(OWN_FILE, `$1${resourceQuery}`),
    );
  },
});

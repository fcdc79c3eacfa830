import {
  cssModules,
  federationEsmAliases,
  pluginAssetMap,
  pluginPrecompress,
  resolveSource,
  routerProductionAliases,
  shared,
} from '@manjara/build-config';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const PREFIX = '/_shell/';
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** In development the remotes are the development servers of the other two apps. */
const developmentRemotes = JSON.stringify({
  public: { version: 'dev', manifestUrl: 'http://localhost:4821/mf-manifest.json' },
  dashboard: { version: 'dev', manifestUrl: 'http://localhost:4822/mf-manifest.json' },
});

/**
 * Fast Refresh in remotes: their refresh runtime must find the renderer that the shell's
 * react-dom registered before they came; a hook that keeps its renderers shows it.
 */
const keepRenderers = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
  let count = 0;
  const renderers = new Map();
  const nothing = () => {};
  return {
    renderers,
    supportsFiber: true,
    inject: (renderer) => (renderers.set(++count, renderer), count),
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
})();`;

export default defineConfig({
  server: {
    port: Number(process.env.PORT ?? 3000),
    historyApiFallback: true,
    proxy: { '/api': apiUrl },
  },
  dev: {
    assetPrefix: PREFIX,
    setupMiddlewares: [
      (middlewares) => {
        middlewares.unshift((request, response, next) => {
          if (request.url !== '/remotes.json') return next();
          response.setHeader('content-type', 'application/json');
          response.end(developmentRemotes);
        });
      },
    ],
  },
  output: { assetPrefix: PREFIX, cssModules, dataUriLimit: 0 },
  resolve: resolveSource,
  security: { sri: { enable: 'auto' } },
  performance: { printFileSize: false },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'manjara_shell',
      shared: shared(true),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: {
        asyncStartup: true,
        provideExternalRuntime: true,
        optimization: { target: 'web' },
      },
      runtimePlugins: ['./src/federation/runtime-plugin.ts'],
    }),
    pluginAssetMap(),
    pluginPrecompress(),
  ],
  environments: {
    web: {
      resolve: { alias: { ...federationEsmAliases(), ...routerProductionAliases() } },
      source: { entry: { index: './src/client/index.tsx' } },
      output: { distPath: { root: 'dist/client' } },
      html: {
        template: './src/client/index.html',
        crossorigin: 'anonymous',
        tags:
          process.env.NODE_ENV === 'development'
            ? [{ tag: 'script', head: true, append: false, children: keepRenderers }]
            : [],
      },
    },
    node: {
      source: { entry: { server: './src/server/index.ts' } },
      output: {
        target: 'node',
        distPath: { root: 'dist/server' },
        minify: false,
        sourceMap: { js: 'source-map' },
      },
    },
  },
});

import {
  browsers,
  cssModules,
  federationEsmAliases,
  minify,
  pluginAssetMap,
  pluginBudget,
  pluginPrecompress,
  provided,
  resolveSource,
} from '@manjara/build-config';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type OutputConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const PREFIX = '/_shell/';

/**
 * One minified file for Node, with all names kept for stack traces. ASCII, because V8 keeps the
 * source in memory and one Arabic letter would double its size.
 */
const nodeProgram: OutputConfig = {
  target: 'node',
  charset: 'ascii',
  minify: {
    jsOptions: {
      minimizerOptions: {
        mangle: false,
        compress: { keep_classnames: true, keep_fnames: true },
        format: { comments: false },
      },
    },
  },
  sourceMap: { js: 'source-map' },
};
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

/**
 * Remotes in development: by default the development servers of the other two apps. DEV_REMOTES can
 * point to a remote of another site.
 */
const developmentRemotes =
  process.env.DEV_REMOTES ??
  JSON.stringify({
    public: { version: 'dev', entry: 'http://localhost:4821/remoteEntry.js' },
    dashboard: { version: 'dev', entry: 'http://localhost:4822/remoteEntry.js' },
  });
const elsewhere = { target: apiUrl, changeOrigin: true };

/**
 * Fast Refresh in remotes: their refresh runtime must find the renderer that the shell's react-dom
 * registered before. This hook stores the renderers for it.
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
    proxy: process.env.DEV_REMOTES
      ? { '/api': elsewhere, '/_releases': elsewhere }
      : {
          '/api': apiUrl,
          '/dashboard/service-worker.js': {
            target: 'http://localhost:4822',
            pathRewrite: { '^/dashboard': '' },
          },
        },
    setup: ({ server }) => {
      server.middlewares.use('/remotes.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(developmentRemotes);
      });
    },
  },
  dev: { assetPrefix: PREFIX },
  output: { assetPrefix: PREFIX, cssModules, dataUriLimit: 0 },
  resolve: resolveSource,
  security: { sri: { enable: 'auto', algorithm: 'sha256' } },
  performance: { printFileSize: false },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'manjara_shell',
      shared: provided,
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: {
        provideExternalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true },
      },
      runtimePlugins: ['./src/federation/runtime-plugin.ts'],
    }),
    pluginAssetMap(),
    pluginAssetMap('boot', 'asset-map-boot.json'),
    pluginPrecompress(),
    pluginPrecompress('boot'),
    pluginBudget({ chunks: ['index'], limit: 135.1 }),
    pluginBudget({ chunks: ['boot'], limit: 0.4 }, 'boot'),
  ],
  environments: {
    web: {
      resolve: { alias: federationEsmAliases() },
      source: { entry: { index: './src/client/index.ts' } },
      output: { distPath: { root: 'dist/client' }, overrideBrowserslist: browsers, minify },
      html: {
        template: './src/client/index.html',
        crossorigin: 'anonymous',
        tags:
          process.env.NODE_ENV === 'development'
            ? [{ tag: 'script', head: true, append: false, children: keepRenderers }]
            : [],
      },
    },
    // A separate build: a few lines, without the shared runtime.
    boot: {
      source: { entry: { boot: './src/client/boot/index.ts' } },
      output: {
        distPath: { root: 'dist/client' },
        overrideBrowserslist: browsers,
        cleanDistPath: false,
        copy: [],
      },
      tools: { htmlPlugin: false },
    },
    node: {
      source: {
        entry: { server: './src/server/index.ts', worker: './src/server/rendering/worker.ts' },
      },
      output: {
        ...nodeProgram,
        distPath: { root: 'dist/server' },
      },
      // One file each: on the server, lazy imports are loaded at start. Express requires template
      // engines dynamically; none is used.
      tools: {
        rspack: {
          module: {
            parser: { javascript: { dynamicImportMode: 'eager', exprContextCritical: false } },
          },
          optimization: { splitChunks: false },
        },
      },
    },
  },
});

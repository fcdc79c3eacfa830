import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginAssetMap } from './asset-map.ts';
import { type Budget, pluginBudget } from './budget.ts';
import { federationEsmAliases } from './federation-esm.ts';
import { pluginPrecompress } from './precompress.ts';
import { consumed, PLATFORM_VERSION, SERVER_PROVIDED, UI_VERSION } from './shared.ts';

export interface RemoteOptions {
  /** Federation name, e.g. `manjara_public`. */
  name: string;
  version: string;
  /** Port of the development server. */
  devPort: number;
  /** API operations that the remote calls, e.g. `GET /projects/{id}`. */
  operations: readonly string[];
  /** Whether the remote is also built as one CommonJS bundle for the shell's server. */
  serverRendered: boolean;
  /**
   * Budget for the remote's JavaScript on the first public page, including its container script.
   */
  budget?: Budget;
}

/** Resolve settings of every frontend: imports workspaces from source. */
export const resolveSource = { conditionNames: ['source', '...'] };

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Class names must be the same in the browser and the server build. In production a name is only a
 * hash, because readable names would cost bytes on every first visit.
 */
export const cssModules = {
  localIdentName: isDevelopment ? '[local]-[hash:base64:6]' : '[hash:base64:6]',
};

/** A second and third pass of the minifier save a quarter kilobyte of every first visit. */
export const minify = {
  jsOptions: { minimizerOptions: { compress: { passes: 3 } } },
};

/** Browsers that run our scripts. Older ones show the pages without scripts. */
export const browsers = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 125',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];

export function defineRemote(options: RemoteOptions): RsbuildConfig {
  const { name, version, devPort, operations, serverRendered, budget } = options;
  const exposed = './src/expose.ts';
  const node = {
    source: { entry: { server: exposed } },
    output: {
      target: 'node' as const,
      distPath: { root: 'dist/server' },
      assetPrefix: '',
      minify: false,
      externals: Object.fromEntries(SERVER_PROVIDED.map((id) => [id, `commonjs ${id}`])),
    },
    tools: {
      rspack: {
        output: { library: { type: 'commonjs2' as const } },
        // One file: the shell evaluates it as a whole and cannot load chunks.
        module: { parser: { javascript: { dynamicImportMode: 'eager' as const } } },
      },
    },
  };
  return defineConfig({
    server: { port: devPort, strictPort: true, cors: { origin: '*' } },
    dev: { assetPrefix: true, client: { port: devPort, host: 'localhost' } },
    source: {
      define: {
        __REMOTE_VERSION__: JSON.stringify(version),
        __PLATFORM_VERSION__: JSON.stringify(PLATFORM_VERSION),
      },
    },
    output: { assetPrefix: 'auto', cssModules, sourceMap: false, dataUriLimit: 0 },
    resolve: resolveSource,
    html: { crossorigin: 'anonymous' },
    // sha256 is the shortest hash; every first visit loads one per chunk.
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    performance: { printFileSize: false },
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './app': exposed },
        shared: consumed,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: {
          additionalData: ({ stats }) => {
            Object.assign(stats.metaData, { needs: { ui: UI_VERSION, operations } });
          },
        },
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      pluginAssetMap(),
      pluginPrecompress(),
      ...(budget ? [pluginBudget(budget)] : []),
    ],
    environments: {
      web: {
        resolve: { alias: federationEsmAliases() },
        source: { entry: { index: './src/index.ts' } },
        output: { distPath: { root: 'dist/client' }, overrideBrowserslist: browsers, minify },
      },
      ...(serverRendered ? { node } : {}),
    },
  });
}

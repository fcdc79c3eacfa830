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
  /** API operations that it calls, e.g. `GET /projects/{id}`. */
  operations: readonly string[];
  /** Whether the remote is also built as one CommonJS bundle for the shell's server. */
  serverRendered: boolean;
  /** Its share of the first public page's JavaScript, see `Budget`; the container's own included. */
  budget?: Budget;
}

/** The resolve settings of every frontend: workspaces are taken as source. */
export const resolveSource = { conditionNames: ['source', '...'] };

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Class names must be the same in the browser's and the server's build. What a developer would like
 * to read, every first visit would load: in production a name is its hash.
 */
export const cssModules = {
  localIdentName: isDevelopment ? '[local]-[hash:base64:6]' : '[hash:base64:6]',
};

/** Target browsers of scripts. Older ones show the pages as without scripts. */
export const browsers = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 125',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];

/** The Rsbuild configuration that both remotes share. */
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
        // One file: the shell evaluates it as a whole, so no chunk may be left to load.
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
    // Every first visit loads the hash of each chunk.
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
        output: { distPath: { root: 'dist/client' }, overrideBrowserslist: browsers },
      },
      ...(serverRendered ? { node } : {}),
    },
  });
}

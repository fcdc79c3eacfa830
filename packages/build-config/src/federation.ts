import type { RsbuildPlugin } from '@rsbuild/core';
import { consumed, provided } from './shared.ts';

const MANIFEST_FILE = 'mf-manifest.json';

/** The only module that a remote exposes. */
const EXPOSED = 'app';

/** Puts the shell's singletons into the share scope. Loading remotes is the shell's own code. */
export const pluginFederationHost = (name: string, environment = 'web'): RsbuildPlugin => ({
  name: 'manjara:federation-host',
  setup(api) {
    api.modifyRspackConfig((config, { environment: { name: built }, rspack, appendPlugins }) => {
      if (built !== environment) return;
      config.output = { ...config.output, uniqueName: name };
      appendPlugins(new rspack.sharing.ProvideSharedPlugin({ provides: provided }));
    });
  },
});

export interface FederationRemote {
  /** The name of the container, a global of the page. */
  name: string;
  version: string;
  /** The module that it exposes as `./app`. */
  exposed: string;
  /** The container's file. */
  filename: string;
}

/**
 * Builds a remote as a container: one entry script with `init` and `get`, and a manifest that says
 * where it is.
 */
export const pluginFederationRemote = (
  { name, version, exposed, filename }: FederationRemote,
  environment = 'web',
): RsbuildPlugin => ({
  name: 'manjara:federation-remote',
  setup(api) {
    api.modifyRspackConfig((config, { environment: { name: built }, rspack, appendPlugins }) => {
      if (built !== environment) return;
      // The name also keeps the chunks of shell and remotes apart in the page they share.
      config.output = { ...config.output, uniqueName: name };
      const { splitChunks } = (config.optimization ??= {});
      // The container is one file: whoever loads it knows of no others.
      if (splitChunks) splitChunks.chunks = 'async';
      appendPlugins(
        new rspack.container.ModuleFederationPluginV1({
          name,
          filename,
          exposes: {
            [`./${EXPOSED}`]: { import: exposed, name: `__federation_expose_${EXPOSED}` },
          },
          shared: consumed,
        }),
      );
    });
    api.processAssets(
      { stage: 'report', environments: [environment] },
      ({ compilation, compiler }) => {
        const stats = compilation.getStats().toJson({ all: false, chunkGroups: true });
        const filesOf = (chunk: string, extension: string): string[] =>
          (stats.namedChunkGroups?.[chunk]?.assets ?? [])
            .map((asset) => asset.name)
            .filter((file) => file.endsWith(extension) && !file.includes('hot-update'));
        const assetsOf = (extension: string) => ({
          sync: filesOf(`__federation_expose_${EXPOSED}`, extension),
          async: [],
        });
        const [entry] = filesOf(name, '.js');
        const manifest = {
          id: name,
          name,
          metaData: {
            name,
            type: 'app',
            buildInfo: { buildVersion: version, buildName: name },
            remoteEntry: { name: entry, path: '', type: 'global' },
            globalName: name,
            publicPath: 'auto',
          },
          shared: Object.entries(consumed).map(([id, { singleton, requiredVersion }]) => ({
            id: `${name}:${id}`,
            name: id,
            singleton,
            requiredVersion,
          })),
          remotes: [],
          exposes: [
            {
              id: `${name}:${EXPOSED}`,
              name: EXPOSED,
              path: `./${EXPOSED}`,
              assets: { js: assetsOf('.js'), css: assetsOf('.css') },
            },
          ],
        };
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset(MANIFEST_FILE, new RawSource(JSON.stringify(manifest)));
      },
    );
  },
});

import type { RsbuildPlugin } from '@rsbuild/core';

/** The browser files of a named chunk group, relative to the build's root. */
export interface ChunkFiles {
  js: string[];
  css: string[];
}

/**
 * Writes `asset-map.json`: the files of every named chunk group of the browser build, and its
 * fonts, so that the server can preload what a route needs and link its styles in the head.
 */
export const pluginAssetMap = (environment = 'web'): RsbuildPlugin => ({
  name: 'manjara:asset-map',
  setup(api) {
    api.processAssets(
      { stage: 'report', environments: [environment] },
      ({ compilation, compiler }) => {
        const stats = compilation.getStats().toJson({ all: false, chunkGroups: true });
        const chunks: Record<string, ChunkFiles> = {};
        for (const [name, group] of Object.entries(stats.namedChunkGroups ?? {})) {
          const files = (group.assets ?? [])
            .map((asset) => asset.name)
            .filter((file) => !/\.map$|hot-update/.test(file));
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        const fonts = compilation
          .getAssets()
          .map((asset) => asset.name)
          .filter((file) => file.endsWith('.woff2'));
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset('asset-map.json', new RawSource(JSON.stringify({ chunks, fonts })));
      },
    );
  },
});

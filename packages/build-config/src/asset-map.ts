import type { RsbuildPlugin } from '@rsbuild/core';

/** Browser files of a named chunk group, relative to the build's root. */
interface ChunkFiles {
  js: string[];
  css: string[];
}

/**
 * Writes a map, `asset-map.json` by default: the files of every named chunk group of the browser
 * build, and its fonts. The server uses it to preload files and to link styles.
 */
export const pluginAssetMap = (environment = 'web', file = 'asset-map.json'): RsbuildPlugin => ({
  name: `manjara:asset-map-${environment}`,
  setup(api) {
    api.processAssets(
      { stage: 'report', environments: [environment] },
      ({ compilation, compiler }) => {
        const stats = compilation.getStats().toJson({ all: false, chunkGroups: true });
        const chunks: Record<string, ChunkFiles> = {};
        for (const [name, group] of Object.entries(stats.namedChunkGroups ?? {})) {
          const files = (group.assets ?? [])
            .map((asset) => asset.name)
            .filter((name) => !/\.map$|hot-update/.test(name));
          chunks[name] = {
            js: files.filter((name) => name.endsWith('.js')),
            css: files.filter((name) => name.endsWith('.css')),
          };
        }
        const fonts = compilation
          .getAssets()
          .map((asset) => asset.name)
          .filter((name) => name.endsWith('.woff2'));
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset(file, new RawSource(JSON.stringify({ chunks, fonts })));
      },
    );
  },
});

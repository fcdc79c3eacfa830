import { brotliCompressSync, constants } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Smaller files gain nothing from compression. */
const MIN_BYTES = 512;

/** Writes a brotli copy of every script, style and SVG, so that servers need not compress them. */
export const pluginPrecompress = (environment = 'web'): RsbuildPlugin => ({
  name: `manjara:precompress-${environment}`,
  apply: 'build',
  setup(api) {
    api.processAssets(
      // Last stage: the integrity hashes are in the files by then.
      { stage: 'report', environments: [environment] },
      ({ compilation, compiler }) => {
        const { RawSource } = compiler.webpack.sources;
        for (const { name, source } of compilation.getAssets()) {
          if (!/\.(js|css|svg)$/.test(name) || source.size() < MIN_BYTES) continue;
          const bytes = source.buffer();
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          compilation.emitAsset(
            `${name}.br`,
            new RawSource(brotliCompressSync(bytes, { params }), false),
          );
        }
      },
    );
  },
});

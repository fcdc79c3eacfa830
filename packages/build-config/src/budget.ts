import type { RsbuildPlugin } from '@rsbuild/core';

/** Decimal kilobytes: stricter than 1024. */
const KB = 1000;

const ADVICE =
  'Load texts, icons and code that the first page does not show with the page that shows them: docs/teams.md, "A new public page".';

export interface Budget {
  /** Named chunk groups that the first public page loads. */
  chunks: string[];
  /** Limit for all chunks together, in kilobytes of brotli-compressed JavaScript. */
  limit: number;
}

/**
 * Prints the compressed size of this build's JavaScript on the first public page. Above the limit,
 * the build fails and lists the files and by how many bytes they are too large. Must come after `pluginPrecompress`.
 */
export const pluginBudget = (budget: Budget, environment = 'web'): RsbuildPlugin => ({
  name: `manjara:budget-${environment}`,
  apply: 'build',
  setup(api) {
    api.processAssets(
      { stage: 'report', environments: [environment] },
      ({ compilation, compiler }) => {
        const groups = compilation.getStats().toJson({ all: false, chunkGroups: true });
        const filesOf = (chunk: string): string[] => {
          const group = groups.namedChunkGroups?.[chunk];
          if (!group) throw new Error(`The budget names "${chunk}", which is no chunk.`);
          return (group.assets ?? []).map(({ name }) => name).filter((name) => /\.js$/.test(name));
        };
        const sizeOf = (file: string): number => {
          const asset = compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file);
          return asset?.source.size() ?? 0;
        };
        const files = [...new Set(budget.chunks.flatMap(filesOf))];
        const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
        const line = `the first page's JavaScript: ${(size / KB).toFixed(1)} of ${budget.limit} KB (brotli)`;
        const excess = Math.ceil(size - budget.limit * KB);
        if (excess <= 0) return api.logger.info(line);
        const sizes = files.map((file) => `  ${sizeOf(file)} ${file}`);
        const message = [`${excess} bytes over the budget, ${line}`, ...sizes, ADVICE].join('\n');
        compilation.errors.push(new compiler.webpack.WebpackError(message));
      },
    );
  },
});

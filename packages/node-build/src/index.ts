import type { OutputConfig } from '@rsbuild/core';

/**
 * How a program for Node is built into one file. It is as small as it can be and still has all its
 * names, which stacks show and libraries read: V8 keeps the source in memory for as long as the
 * program runs, and a single Arabic letter would double it.
 */
export const nodeProgram: OutputConfig = {
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

// Jest runs an .mjs file, the only build of this package, as nothing but an ES module.
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const path = join(__dirname, '../../../node_modules/s3mini/dist/index.mjs');
const { code } = transformSync(readFileSync(path, 'utf8'), {
  swcrc: false,
  jsc: { target: 'es2022' },
  module: { type: 'commonjs' },
});
new Function('exports', code)(exports);

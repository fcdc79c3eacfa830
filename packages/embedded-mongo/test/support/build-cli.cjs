const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** Compiles the sources for tests that run the server in a separate process. */
module.exports = () => {
  const packageDir = join(__dirname, '../..');
  execFileSync(
    process.execPath,
    [
      require.resolve('@swc/cli/bin/swc.js'),
      'src',
      ...['-d', 'node_modules/.cache/cli', '--strip-leading-paths', '--copy-files', '--quiet'],
      ...['--config-file', join(packageDir, '../../.swcrc')],
    ],
    { cwd: packageDir, stdio: ['ignore', 'ignore', 'inherit'] },
  );
};

const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** Compiles the sources for the tests that need the server as a process of its own. */
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

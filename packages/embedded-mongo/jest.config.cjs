module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'embedded-mongo',
  rootDir: __dirname,
  testMatch: ['<rootDir>/test/**/*.spec.ts', '<rootDir>/test/**/*.int-spec.ts'],
  // Tests start processes, which takes its time on a busy machine.
  testTimeout: 20_000,
  globalSetup: '<rootDir>/test/support/build-cli.cjs',
};

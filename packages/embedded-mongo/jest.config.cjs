module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'embedded-mongo',
  rootDir: __dirname,
  testMatch: ['<rootDir>/test/**/*.spec.ts', '<rootDir>/test/**/*.int-spec.ts'],
  globalSetup: '<rootDir>/test/support/build-cli.cjs',
};

const { apiOperations, browser } = require('../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'dashboard',
  rootDir: __dirname,
  globals: { API_OPERATIONS: apiOperations() },
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  // msw has no build for browsers under Node, and parts that are ECMAScript modules only.
  testEnvironmentOptions: { customExportConditions: ['source'] },
  transform: { '\\.m?[jt]sx?$': browser.transform['\\.[jt]sx?$'] },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft/deferred-promise)/)',
  ],
  setupFilesAfterEnv: [
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

const { apiOperations, browser } = require('../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'dashboard',
  rootDir: __dirname,
  globals: { API_OPERATIONS: apiOperations() },
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  setupFilesAfterEnv: [
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

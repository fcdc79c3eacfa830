const { join } = require('node:path');
const { remote } = require('../jest.preset.cjs');
const { testMatch } = require('./jest.suites.cjs');

const settings = remote();

module.exports = {
  ...settings,
  displayName: 'dashboard',
  rootDir: __dirname,
  testMatch: testMatch(join(__dirname, 'src')),
  testEnvironmentOptions: { ...settings.testEnvironmentOptions, filesOfNode: true },
  setupFilesAfterEnv: [
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/../packages/ui/src/testing/fast-queries.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

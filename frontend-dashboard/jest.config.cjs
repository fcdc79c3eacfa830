const { remote } = require('../jest.preset.cjs');

module.exports = {
  ...remote(),
  displayName: 'dashboard',
  rootDir: __dirname,
  setupFilesAfterEnv: [
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

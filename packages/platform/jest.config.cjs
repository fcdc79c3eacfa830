const { browser } = require('../../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'platform',
  rootDir: __dirname,
  setupFiles: [...browser.setupFiles, '<rootDir>/test/setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/../ui/src/testing/leaks.ts'],
};

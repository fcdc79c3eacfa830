const { browser } = require('../../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'ui',
  rootDir: __dirname,
  setupFiles: [...browser.setupFiles, '<rootDir>/test/encoding.cjs'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/polyfills.ts', '<rootDir>/src/testing/leaks.ts'],
};

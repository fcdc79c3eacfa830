const { browser } = require('../../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'ui',
  rootDir: __dirname,
  setupFiles: [...browser.setupFiles, '<rootDir>/test/encoding.cjs'],
  setupFilesAfterEnv: ['polyfills', 'fast-queries', 'leaks'].map(
    (name) => `<rootDir>/src/testing/${name}.ts`,
  ),
};

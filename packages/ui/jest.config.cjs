module.exports = {
  ...require('../../jest.preset.cjs').browser,
  displayName: 'ui',
  rootDir: __dirname,
  setupFiles: ['<rootDir>/test/encoding.cjs'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/polyfills.ts', '<rootDir>/src/testing/leaks.ts'],
};

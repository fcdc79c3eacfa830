module.exports = {
  ...require('../../jest.preset.cjs').browser,
  displayName: 'ui',
  rootDir: __dirname,
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/src/testing/polyfills.ts'],
};

module.exports = {
  ...require('../jest.preset.cjs').browser,
  displayName: 'dashboard',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  setupFilesAfterEnv: [
    '@testing-library/jest-dom',
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

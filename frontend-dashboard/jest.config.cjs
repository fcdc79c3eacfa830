module.exports = {
  ...require('../jest.preset.cjs').browser,
  displayName: 'dashboard',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  setupFilesAfterEnv: [
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

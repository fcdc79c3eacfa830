module.exports = {
  ...require('../jest.preset.cjs').browser,
  displayName: 'dashboard',
  // Whole screens are filled in; the default of five seconds is short for a busy machine.
  testTimeout: 20_000,
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  setupFilesAfterEnv: [
    '<rootDir>/../packages/ui/src/testing/polyfills.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

const { apiOperations, browser } = require('../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'public',
  rootDir: __dirname,
  globals: { API_OPERATIONS: apiOperations() },
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  // Swiper ships ECMAScript modules only.
  transform: { '\\.m?[jt]sx?$': browser.transform['\\.[jt]sx?$'] },
  transformIgnorePatterns: ['/node_modules/(?!swiper/)'],
  moduleNameMapper: {
    ...browser.moduleNameMapper,
    '^swiper/css(/zoom)?$': require.resolve('../jest.empty.cjs'),
  },
  setupFilesAfterEnv: [
    '@manjara/ui/testing',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

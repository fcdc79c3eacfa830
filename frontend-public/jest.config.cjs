const { apiOperations, browser } = require('../jest.preset.cjs');

module.exports = {
  ...browser,
  displayName: 'public',
  rootDir: __dirname,
  globals: { API_OPERATIONS: apiOperations() },
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  // msw has no build for browsers under Node.
  testEnvironmentOptions: { customExportConditions: ['source'] },
  // Swiper and parts of msw are ECMAScript modules only.
  transform: { '\\.m?[jt]sx?$': browser.transform['\\.[jt]sx?$'] },
  transformIgnorePatterns: [
    '/node_modules/(?!(swiper|rettime|until-async|@open-draft/deferred-promise)/)',
  ],
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

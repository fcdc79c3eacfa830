const { remote } = require('../jest.preset.cjs');

const settings = remote('swiper');

module.exports = {
  ...settings,
  displayName: 'public',
  rootDir: __dirname,
  moduleNameMapper: {
    ...settings.moduleNameMapper,
    '^swiper/css(/zoom)?$': require.resolve('../jest.empty.cjs'),
  },
  setupFilesAfterEnv: [
    '@manjara/ui/testing',
    '<rootDir>/../packages/ui/src/testing/fast-queries.ts',
    '<rootDir>/../packages/ui/src/testing/leaks.ts',
    '<rootDir>/src/testing/setup.ts',
  ],
};

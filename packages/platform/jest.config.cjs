module.exports = {
  ...require('../../jest.preset.cjs').browser,
  displayName: 'platform',
  rootDir: __dirname,
  setupFiles: ['<rootDir>/test/setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/../ui/src/testing/leaks.ts'],
};

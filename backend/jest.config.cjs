const preset = require('../jest.preset.cjs').node;

module.exports = {
  ...preset,
  displayName: 'backend',
  rootDir: __dirname,
  testMatch: [
    '<rootDir>/src/**/*.spec.ts',
    '<rootDir>/src/**/*.int-spec.ts',
    '<rootDir>/test/**/*.spec.ts',
    '<rootDir>/test/**/*.e2e-spec.ts',
    // Crowds of processes, large files and power cuts: `npm run verify:long`.
    ...(process.env.LONG === '1' ? ['<rootDir>/test/long/*.long-spec.ts'] : []),
  ],
  // These come as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit)/)',
  ],
  // What is loaded on demand is named as it is once it is built.
  moduleNameMapper: {
    '^\\./((?:svg/)?(?:svg-picture|avif|heic|bmp|gif|ico|tiff-kind|sharp-picture))\\.js$':
      '<rootDir>/src/images/tasks/$1.ts',
  },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/global-setup.cjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.cjs',
  // Jest leaves one core to whoever looks on; here the other tests are over long before these.
  maxWorkers: 2,
  // A bound for what hangs, not for a machine that others use too.
  testTimeout: 60_000,
};

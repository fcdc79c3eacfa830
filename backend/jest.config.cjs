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
    // Process crowds, large files, power cuts and the fuzz: `npm run verify:long`.
    ...(process.env.LONG === '1' ? ['<rootDir>/test/**/*.long-spec.ts'] : []),
  ],
  // Packages without a CommonJS build.
  transformIgnorePatterns: [
    '/node_modules/(?!(file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|request-filtering-agent|@otplib|@scure|@noble|age-encryption)/)',
  ],
  moduleNameMapper: { '^s3mini$': '<rootDir>/test/support/s3mini.cjs' },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/global-setup.cjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.cjs',
  // Jest's default leaves one core free, but the other projects' tests end long before these.
  maxWorkers: 2,
  // Each suite leaves some 40 MB; a process with gigabytes ends too late for jest, which warns.
  workerIdleMemoryLimit: '600MB',
  // Generous, because the machine may be busy; only for tests that hang.
  testTimeout: 120_000,
};

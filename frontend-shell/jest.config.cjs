const { browser, node } = require('../jest.preset.cjs');

/** Server code is tested in Node, the rest in jsdom. */
module.exports = {
  // Jest uses only the top-level setting.
  testTimeout: browser.testTimeout,
  projects: [
    {
      ...browser,
      displayName: 'shell',
      rootDir: __dirname,
      testMatch: ['<rootDir>/src/{app,client,federation,layout,locales}/**/*.spec.{ts,tsx}'],
      setupFiles: [...browser.setupFiles, '<rootDir>/test/setup.cjs'],
      setupFilesAfterEnv: [
        '<rootDir>/../packages/ui/src/testing/fast-queries.ts',
        '<rootDir>/../packages/ui/src/testing/leaks.ts',
      ],
    },
    {
      ...node,
      displayName: 'shell server',
      rootDir: __dirname,
      transform: { '\\.m?[jt]sx?$': Object.values(browser.transform)[0] },
      // Published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!(httpxy|birpc|p-limit|yocto-queue)/)'],
      moduleNameMapper: browser.moduleNameMapper,
      testMatch: ['<rootDir>/src/server/**/*.spec.{ts,tsx}'],
    },
  ],
};

/** Jest settings of all workspaces; `browser` adds jsdom and React. */
const swc = (react) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: react, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  clearMocks: true,
};

exports.node = {
  ...common,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  transform: { '\\.[jt]s$': swc(false) },
};

exports.browser = {
  ...common,
  testEnvironment: 'jsdom',
  // Longer than asyncUtilTimeout.
  testTimeout: 20_000,
  setupFiles: [require.resolve('./jest.browser-setup.cjs')],
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  transform: { '\\.[jt]sx?$': swc(true) },
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': require.resolve('./jest.empty.cjs'),
    '\\.(svg|jpg|png|woff2)$': require.resolve('./jest.empty.cjs'),
  },
};

/** All operations of the API's OpenAPI description. */
const apiOperations = () =>
  Object.entries(require('./backend/openapi.json').paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  );

/** The remotes, which call the API through msw; `modules` are published as ECMAScript modules only. */
exports.remote = (...modules) => ({
  ...exports.browser,
  globals: { API_OPERATIONS: apiOperations() },
  testEnvironment: require.resolve('./jest.remote-environment.cjs'),
  // msw has no build for browsers under Node.
  testEnvironmentOptions: { customExportConditions: ['source'] },
  transform: { '\\.m?[jt]sx?$': swc(true) },
  transformIgnorePatterns: [
    `/node_modules/(?!(${['rettime', 'until-async', '@open-draft/deferred-promise', ...modules].join('|')})/)`,
  ],
});

import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const FRONTENDS = ['frontend-*', 'packages/ui', 'packages/platform'];
const inFrontends = FRONTENDS.flatMap((folder) => [
  `${folder}/src/**/*.ts`,
  `${folder}/src/**/*.tsx`,
]);
const TESTS = ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/test/**', '**/testing/**'];

const scope = (name, ...others) => ({
  sourceTag: `scope:${name}`,
  onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared', ...others],
});

const WORKSPACE_BOUNDARIES = {
  // Workspaces import each other from source, so linting needs no build.
  enforceBuildableLibDependency: false,
  depConstraints: [
    scope('backend'),
    scope('shell'),
    scope('public'),
    scope('dashboard'),
    scope('e2e', 'scope:scripts'),
    scope('scripts'),
    scope('containers'),
    scope('shared'),
  ],
};

/**
 * Modules that remotes must import through the platform, because only the platform is shared at run
 * time.
 */
const behindThePlatform = (...names) => ({
  group: names,
  message: 'Import it from @manjara/platform: only the platform is shared at run time.',
});
const ROUTER = ['react-router', 'react-router-dom', 'react-router/*'];
const TRANSLATION = ['i18next'];
const TOASTS = ['react-toastify'];
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const onlyForRepositories = (regex) => ({
  regex,
  message: 'Only repositories and schemas know the database.',
});

/** Folders of the API, from the lowest layer up. */
const API_LAYERS = [
  ['config', 'common'],
  ['database', 'read-cache'],
  ['storage', 'images', 'mail', 'metrics'],
  ['modules', 'backup'],
  ['cli'],
];

/** Folders of the dashboard, from the lowest layer up. */
const DASHBOARD_LAYERS = [
  ['browser', 'format', 'session'],
  ['api', 'page'],
  ['fields'],
  ['pictures'],
  ['versions', 'preview'],
  ['forms', 'lists'],
  ['resource', 'singleton', 'item-list'],
  ['content/*'],
  ['content'],
  ['screens/*'],
  ['app'],
];

/** Elements of `boundaries`; the name of a folder that `*` stands for is its `feature`. */
const layerElements = (root, layers) =>
  layers.flat().map((folder) => ({
    type: folder,
    pattern: `${root}/${folder}`,
    capture: ['feature'],
    partialMatch: false,
  }));

const layerPolicies = (layers) =>
  layers.slice(0, -1).map((lower, index) => ({
    from: { element: { types: { anyOf: lower } } },
    disallow: { to: { element: { types: { anyOf: layers.slice(index + 1).flat() } } } },
    message: 'A layer imports its own and lower ones only.',
  }));

/** No folder of these types imports another one of its type. */
const apart = (...types) =>
  types.map((type) => ({
    from: { element: { type } },
    disallow: {
      to: { element: { type, captured: { feature: '!{{ from.element.captured.feature }}' } } },
    },
    message:
      'A feature does not import another one: share it in a lower folder, or compose in the routes.',
  }));

const boundariesOf = (project, elements, policies) => ({
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { project, noWarnOnMultipleProjects: true } },
    'boundaries/root-path': import.meta.dirname,
    'boundaries/elements': elements,
  },
  rules: { 'boundaries/dependencies': ['error', { default: 'allow', policies }] },
});

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/coverage/',
    '**/test-results/',
    '**/playwright-report/',
    '.nx/',
    '.data/',
    'frontend-shell/public/',
  ]),

  js.configs.recommended,
  tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{frontend-*,packages/ui,packages/platform}/test/**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'manjara/programs that speak on the console',
    files: [
      'scripts/**',
      'containers/**',
      '**/cli.ts',
      '**/cli/**',
      '**/bench/**',
      'e2e/{support,measure,machine}/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'manjara/what the shell of MongoDB runs',
    files: ['containers/mongo/*.js'],
    languageOptions: { globals: { Mongo: false, print: false, require: false, sleep: false } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    name: 'manjara/errors where there is no logger: browsers, and a server that could not start',
    files: [...inFrontends, 'backend/src/main.ts'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },

  {
    name: 'manjara/workspace boundaries',
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', WORKSPACE_BOUNDARIES],
      // Apps have no exports, so the rule above cannot match imports of them by name.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@manjara/(backend|e2e|frontend-[a-z]+)(/|$)',
              message: 'Nobody imports an app: share code in a package.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'manjara/the browser tests start the product as the scripts do',
    files: ['e2e/support/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { ...WORKSPACE_BOUNDARIES, allow: ['../../scripts/lib/*'] },
      ],
    },
  },

  {
    name: 'manjara/promises',
    files: ['**/{src,test}/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    name: 'manjara/type imports (decorators of the backend need the values)',
    files: ['**/*.{ts,tsx}'],
    ignores: ['backend/**'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },

  {
    name: 'manjara/react',
    files: inFrontends,
    plugins: { 'react-hooks': reactHooks },
    // Not the whole recommended set: its other rules are for the React compiler, which is not used.
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/static-components': 'error',
    },
  },
  {
    name: 'manjara/features of the public site do not know each other',
    files: ['frontend-public/src/**/*.{ts,tsx}'],
    ...boundariesOf(
      'frontend-public/tsconfig.json',
      layerElements('frontend-public/src', [['features/*']]),
      apart('features/*'),
    ),
  },
  {
    name: 'manjara/layers of the dashboard: imports run down only, and not across features',
    files: ['frontend-dashboard/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    ...boundariesOf(
      'frontend-dashboard/tsconfig.json',
      layerElements('frontend-dashboard/src', DASHBOARD_LAYERS),
      [...layerPolicies(DASHBOARD_LAYERS), ...apart('content/*', 'screens/*')],
    ),
  },
  {
    name: 'manjara/layers of the API: imports run down only',
    files: ['backend/src/**/*.ts'],
    ignores: TESTS,
    ...boundariesOf(
      'backend/tsconfig.json',
      layerElements('backend/src', API_LAYERS),
      layerPolicies(API_LAYERS),
    ),
  },
  {
    name: 'manjara/remotes reach the router and the texts through the platform',
    files: ['frontend-{public,dashboard}/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/*.d.ts'],
    rules: restrictImports(behindThePlatform(...ROUTER, ...TRANSLATION, ...TOASTS)),
  },
  {
    name: 'manjara/the shell owns the router and the toasts',
    files: ['frontend-shell/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/*.d.ts'],
    rules: restrictImports(behindThePlatform(...TRANSLATION)),
  },
  {
    name: 'manjara/contracts are free of frameworks',
    files: ['packages/contracts/src/**/*.ts'],
    ignores: TESTS,
    rules: restrictImports({
      regex: '^[^.]',
      message: 'What crosses the wire depends on nothing.',
    }),
  },

  {
    name: 'manjara/only the storage touches GridFS',
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/{backup,storage}/**', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Identifier[name='GridFSBucket']",
          message: 'Only src/storage and src/backup touch GridFS.',
        },
      ],
    },
  },
  {
    name: 'manjara/only repositories touch mongoose',
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/{backup,database,storage}/**',
      // Maps the driver's errors for all layers.
      'backend/src/common/errors/database-errors.ts',
      'backend/src/**/*.{repository,schema,module}.ts',
      ...TESTS,
    ],
    rules: restrictImports(onlyForRepositories('^(@nestjs/)?(mongoose|mongodb)(/|$)')),
  },
  {
    name: 'manjara/modules register schemas',
    files: ['backend/src/modules/**/*.module.ts'],
    rules: restrictImports(onlyForRepositories('^(mongoose|mongodb)(/|$)')),
  },
);

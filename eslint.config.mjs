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
const LAYERS = [
  ['config', 'common'],
  ['database', 'read-cache'],
  ['storage', 'images', 'mail', 'metrics'],
  ['modules', 'backup'],
  ['cli'],
];

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
    name: 'manjara/features do not know each other',
    files: ['frontend-*/src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: 'frontend-*/tsconfig.json', noWarnOnMultipleProjects: true },
      },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': [
        {
          type: 'feature',
          pattern: 'frontend-*/src/features/*',
          capture: ['app', 'feature'],
          partialMatch: false,
        },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: [
            {
              from: { element: { type: 'feature' } },
              disallow: {
                to: {
                  element: {
                    type: 'feature',
                    captured: { feature: '!{{ from.element.captured.feature }}' },
                  },
                },
              },
              message:
                'A feature does not import another one: share it beside the features, or compose in the routes.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'manjara/layers of the API: imports run down only',
    files: ['backend/src/**/*.ts'],
    ignores: TESTS,
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'backend/tsconfig.json' } },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': LAYERS.flat().map((folder) => ({
        type: folder,
        pattern: `backend/src/${folder}`,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: LAYERS.slice(0, -1).map((lower, index) => ({
            from: { element: { types: { anyOf: lower } } },
            disallow: { to: { element: { types: { anyOf: LAYERS.slice(index + 1).flat() } } } },
            message: 'A layer of the API imports its own and lower ones only.',
          })),
        },
      ],
    },
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

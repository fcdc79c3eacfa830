import nx from '@nx/eslint-plugin';
import { TESTS } from './files.mjs';

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

const onlyForServices = (regex) => ({
  regex,
  message: 'Only services and schemas know the database.',
});

/** Imports between workspaces, and of packages that only some folders may use. */
export default [
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
              message: 'Do not import an app: share code in a package.',
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
      message: 'Contracts import no packages: clients and servers use them.',
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
    name: 'manjara/only services touch mongoose',
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/{backup,database,storage}/**',
      // Maps the driver's errors for all layers.
      'backend/src/common/errors/database-errors.ts',
      'backend/src/**/*.{service,schema,module}.ts',
      // Parts of the base services.
      'backend/src/modules/base/{pinned-first,schedule,spam-folder,submission-list,trash}.ts',
      ...TESTS,
    ],
    rules: restrictImports(onlyForServices('^(@nestjs/)?(mongoose|mongodb)(/|$)')),
  },
  {
    name: 'manjara/modules register schemas',
    files: ['backend/src/modules/**/*.module.ts'],
    rules: restrictImports(onlyForServices('^(mongoose|mongodb)(/|$)')),
  },
];

import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { inFrontends } from './eslint/files.mjs';
import imports from './eslint/imports.mjs';
import layers from './eslint/layers.mjs';

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
    files: ['frontend-dashboard/public/service-worker.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    name: 'manjara/programs that print to the console',
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

  ...imports,
  ...layers,
);

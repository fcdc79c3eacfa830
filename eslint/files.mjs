const FRONTENDS = ['frontend-*', 'packages/ui', 'packages/platform'];
export const inFrontends = FRONTENDS.flatMap((folder) => [
  `${folder}/src/**/*.ts`,
  `${folder}/src/**/*.tsx`,
]);
export const TESTS = ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/test/**', '**/testing/**'];

/**
 * The sharing contract: the singletons that shell and remotes have in common at run time. Router
 * and i18n stand behind `@manjara/platform`, because a shared module is never tree-shaken.
 * The shell provides them (`eager`); a remote takes the shell's.
 */
export const shared = (eager = false) => ({
  react: { singleton: true, requiredVersion: '^19.0.0', eager },
  'react-dom': { singleton: true, requiredVersion: '^19.0.0', eager },
  '@manjara/platform': {
    singleton: true,
    version: '1.1.0',
    requiredVersion: '^1.1.0',
    eager,
  },
});

/** What a remote's server bundle leaves to the shell, which injects its own copies. */
export const SERVER_PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@manjara/platform',
] as const;

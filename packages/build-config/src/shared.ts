import platform from '@manjara/platform/package.json' with { type: 'json' };
import ui from '@manjara/ui/package.json' with { type: 'json' };

/** The version of the platform that this build is made against. */
export const PLATFORM_VERSION = platform.version;

/** Version of the design tokens that this build uses. */
export const UI_VERSION = ui.version;

/**
 * What fits a build against a version, see `isCompatible`: the browser refuses by this range, and must
 * not refuse a shell for its patch.
 */
const rangeOf = (version: string): string => `^${version.split('.', 2).join('.')}.0`;

/**
 * The sharing contract: the singletons that shell and remotes have in common at run time. Router
 * and i18n stand behind `@manjara/platform`, because a shared module is never tree-shaken.
 */
const SINGLETONS = {
  react: { requiredVersion: '^19.0.0' },
  'react-dom': { requiredVersion: '^19.0.0' },
  '@manjara/platform': { version: PLATFORM_VERSION, requiredVersion: rangeOf(PLATFORM_VERSION) },
};

/** What the shell shares: its own copies, which its first scripts hold. */
export const provided = Object.fromEntries(
  Object.entries(SINGLETONS).map(([id, singleton]) => [
    id,
    { ...singleton, singleton: true, eager: true },
  ]),
);

/**
 * What a remote takes of the shell. It ships no copies of its own: they could only ever become a
 * second React.
 */
export const consumed = Object.fromEntries(
  Object.entries(SINGLETONS).map(([id, { requiredVersion }]) => [
    id,
    { singleton: true, strictVersion: true, requiredVersion, import: false as const },
  ]),
);

/** What a remote's server bundle leaves to the shell, which injects its own copies. */
export const SERVER_PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@manjara/platform',
] as const;

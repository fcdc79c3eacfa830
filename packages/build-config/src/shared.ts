import platform from '@manjara/platform/package.json' with { type: 'json' };
import ui from '@manjara/ui/package.json' with { type: 'json' };

/** The platform version of this build. */
export const PLATFORM_VERSION = platform.version;

/** Version of the design tokens that this build uses. */
export const UI_VERSION = ui.version;

/**
 * Range of compatible versions, see `isCompatible`. Ignores the patch version, because the browser
 * checks this range and must accept a shell with a lower patch.
 */
const rangeOf = (version: string): string => `^${version.split('.', 2).join('.')}.0`;

/**
 * Singletons that shell and remotes share at run time. Router and i18n are shared through
 * `@manjara/platform`, because a shared module is never tree-shaken.
 */
const SINGLETONS = {
  react: { requiredVersion: '^19.0.0' },
  'react-dom': { requiredVersion: '^19.0.0' },
  '@manjara/platform': { version: PLATFORM_VERSION, requiredVersion: rangeOf(PLATFORM_VERSION) },
};

/** Shared modules of the shell, bundled into its first scripts. */
export const provided = Object.fromEntries(
  Object.entries(SINGLETONS).map(([id, singleton]) => [
    id,
    { ...singleton, singleton: true, eager: true },
  ]),
);

/**
 * Shared modules that a remote takes from the shell. It ships no copies, which could only become a
 * second React.
 */
export const consumed = Object.fromEntries(
  Object.entries(SINGLETONS).map(([id, { requiredVersion }]) => [
    id,
    { singleton: true, strictVersion: true, requiredVersion, import: false as const },
  ]),
);

/** Modules that the shell injects into a remote's server bundle. */
export const SERVER_PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@manjara/platform',
] as const;

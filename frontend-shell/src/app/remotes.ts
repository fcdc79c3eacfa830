import {
  isCompatible,
  PLATFORM_VERSION,
  type RemoteKey,
  type RemoteModule,
} from '@manjara/platform';

/**
 * Checks a loaded module against the contract.
 * @throws Error that names the fault
 */
export function checkRemote(key: RemoteKey, module: Partial<RemoteModule> | null): RemoteModule {
  if (!module?.platform || !Array.isArray(module.routes) || typeof module.texts !== 'function') {
    throw new Error(
      `The remote "${key}" does not expose the routes and texts that the platform requires.`,
    );
  }
  const { platform } = module;
  if (!isCompatible(platform)) {
    throw new Error(
      `The remote "${key}" was built against platform ${platform}, ` +
        `which does not fit this shell's ${PLATFORM_VERSION}.`,
    );
  }
  return module as RemoteModule;
}

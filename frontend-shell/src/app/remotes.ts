import {
  isCompatible,
  PLATFORM_VERSION,
  type RemoteKey,
  type RemoteModule,
} from '@manjara/platform';
import { createContext } from 'react';

export type LoadRemote = (key: RemoteKey) => Promise<RemoteModule>;

/** How the tree gets a remote's module; the tree itself knows nothing of federation. */
export const RemotesContext = createContext<LoadRemote>(() =>
  Promise.reject(new Error('No remotes were given.')),
);

/** Holds a loaded module to the contract; throws a sentence that says what is wrong. */
export function checkRemote(key: RemoteKey, module: Partial<RemoteModule> | null): RemoteModule {
  if (!module?.platform || !Array.isArray(module.routes) || typeof module.texts !== 'function') {
    throw new Error(`The remote "${key}" does not expose routes and texts as the platform asks.`);
  }
  checkPlatform(key, module.platform);
  return module as RemoteModule;
}

/** Throws a sentence when a remote was built against a platform that this shell does not provide. */
export function checkPlatform(key: RemoteKey, built: string): void {
  if (isCompatible(built, PLATFORM_VERSION)) return;
  throw new Error(
    `The remote "${key}" was built against platform ${built}, ` +
      `which does not fit this shell's ${PLATFORM_VERSION}.`,
  );
}

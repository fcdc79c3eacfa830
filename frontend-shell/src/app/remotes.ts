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
  const { platform } = module;
  if (!isCompatible(platform)) {
    throw new Error(
      `The remote "${key}" was built against platform ${platform}, ` +
        `which does not fit this shell's ${PLATFORM_VERSION}.`,
    );
  }
  return module as RemoteModule;
}

import { isCompatible, PLATFORM_VERSION, REMOTE_NAMES, type RemoteKey } from '@manjara/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { checkPlatform } from '../../app/remotes';
import type { FederationManifest } from './release';

const PLATFORM = '@manjara/platform';

/** What the shell puts into the share scope of the browser. */
const SHARED: Readonly<Record<string, string>> = {
  react: React.version,
  'react-dom': ReactDOM.version,
  [PLATFORM]: PLATFORM_VERSION,
};

/**
 * Holds a release to what the shell shares, before any browser is told of it: a remote without a
 * server bundle is first run by a visitor. Throws a sentence that says what does not fit.
 */
export function checkManifest(key: RemoteKey, manifest: Partial<FederationManifest>): void {
  const { metaData, shared = [] } = manifest;
  if (metaData?.name !== REMOTE_NAMES[key]) {
    throw new Error(
      `This is a release of "${metaData?.name}", where "${REMOTE_NAMES[key]}" belongs.`,
    );
  }
  for (const { name, requiredVersion } of shared) {
    const built = requiredVersion.replace(/^\^/, '');
    const provided = SHARED[name];
    if (name === PLATFORM) checkPlatform(key, built);
    else if (!provided || !isCompatible(built, provided)) {
      const has = provided ? `shares ${provided}` : 'does not share it';
      throw new Error(`The remote "${key}" needs ${name} ${requiredVersion}; this shell ${has}.`);
    }
  }
}

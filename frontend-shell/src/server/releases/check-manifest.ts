import { compatibilityAdvice, isCompatible } from '@manjara/contracts';
import { PLATFORM_VERSION, REMOTE_NAMES, type RemoteKey } from '@manjara/platform';
import ui from '@manjara/ui/package.json';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import type { FederationManifest } from './release';

/** Versions that remotes are checked against; `/_health` reports them too. */
export const PROVIDED = { platform: PLATFORM_VERSION, react: React.version, ui: ui.version };

/** Versions in the browser's share scope. */
const SHARED: Readonly<Record<string, string>> = {
  react: PROVIDED.react,
  'react-dom': ReactDOM.version,
  '@manjara/platform': PROVIDED.platform,
};

/**
 * Checks a release against this shell before a browser loads it: a remote without a server bundle
 * would otherwise first run in a visitor's browser.
 * @throws Error with the fault and the next step
 */
export function checkManifest(key: RemoteKey, manifest: Partial<FederationManifest>): void {
  const { metaData, shared = [] } = manifest;
  if (metaData?.name !== REMOTE_NAMES[key]) {
    throw new Error(
      `This is a release of "${metaData?.name}", but "${REMOTE_NAMES[key]}" is expected.`,
    );
  }
  const check = (name: string, built: string, provided: string) => {
    if (isCompatible(built, provided)) return;
    throw new Error(
      `The remote "${key}" was built against ${name} ${built}, which does not fit this shell's ` +
        `${provided}. ${compatibilityAdvice(built, provided)}`,
    );
  };
  for (const { name, requiredVersion } of shared) {
    const provided = SHARED[name];
    if (!provided) {
      throw new Error(
        `The remote "${key}" imports ${name} from the shell, which does not share it.`,
      );
    }
    check(name.replace('@manjara/', ''), requiredVersion.replace(/^\^/, ''), provided);
  }
  // Older builds do not declare a version of the tokens.
  if (metaData.needs) check('the design tokens', metaData.needs.ui, PROVIDED.ui);
}

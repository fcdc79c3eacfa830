import {
  type AssetMap,
  hasIntegrity,
  type ReleaseFile,
  type ReleasePointer,
} from '@manjara/releases';
import type { PageFiles, Renderer } from '../rendering/renderer';

/** A release that the shell serves. */
export interface Release extends PageFiles {
  version: string;
  manifest: FederationManifest;
  /** Renders the pages of a remote that has a server bundle. */
  renderer?: Renderer;
}

/** A release that is not shown, and is not tried again until another one was published. */
export interface Rejection {
  version: string;
  reason: string;
  /** When it was refused (ISO 8601). */
  at: string;
}

/** What the shell reads of a remote's federation manifest. */
export interface FederationManifest {
  metaData: {
    name: string;
    remoteEntry: { name: string; path: string };
    /** Version of `packages/ui` whose design tokens it uses. */
    needs?: { ui: string };
  };
  /** What the remote takes from the shell: the versions that it was built against, behind a caret. */
  shared: { name: string; requiredVersion: string }[];
}

/** Reads a file of a release, by its path in the release's folder. */
export type ReadFile = (path: string) => Promise<Buffer>;

/** The bytes of a release's file; throws when they are not those that the release names. */
export async function readChecked(read: ReadFile, file: ReleaseFile): Promise<Buffer> {
  const bytes = await read(file.path);
  if (!hasIntegrity(bytes, file.integrity)) {
    throw new Error(`${file.path} does not have the hash that the release names.`);
  }
  return bytes;
}

/** The release's styles: with them, a page can be read even when the remote's server is gone. */
export const styleFiles = (assets: AssetMap): ReleaseFile[] =>
  Object.entries(assets.integrity)
    .filter(([file]) => file.endsWith('.css'))
    .map(([file, integrity]) => ({ path: `client/${file}`, integrity }));

/** Holds a pointer to its shape before anything is read from it. */
export function parsePointer(text: string): ReleasePointer {
  const pointer = JSON.parse(text) as Partial<ReleasePointer> | null;
  const isFile = (file?: ReleaseFile): boolean =>
    typeof file?.path === 'string' &&
    !file.path.includes('..') &&
    /^sha(256|384)-/.test(file.integrity);
  if (
    // It names a folder: neither the one that it is in nor the one above.
    !/^\w[\w.+-]{0,99}$/.test(pointer?.version ?? '') ||
    typeof pointer?.base !== 'string' ||
    !isFile(pointer.manifest) ||
    !isFile(pointer.assetMap) ||
    (pointer.server && !isFile(pointer.server))
  ) {
    throw new Error('latest.json does not have the shape of a release pointer.');
  }
  return pointer as ReleasePointer;
}

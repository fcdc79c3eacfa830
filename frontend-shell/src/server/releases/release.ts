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

/** A rejected release; not tried again until another one is published. */
export interface Rejection {
  version: string;
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** The part of a remote's federation manifest that the shell reads. */
export interface FederationManifest {
  metaData: {
    name: string;
    remoteEntry: { name: string; path: string };
    /** Version of `packages/ui` whose design tokens it uses. */
    needs?: { ui: string };
  };
  /** Shared modules with the version ranges that the remote was built against. */
  shared: { name: string; requiredVersion: string }[];
}

/** Reads a file of a release, by its path in the release's folder. */
export type ReadFile = (path: string) => Promise<Buffer>;

/**
 * Reads a release file.
 * @throws Error if its integrity does not match the release
 */
export async function readChecked(read: ReadFile, file: ReleaseFile): Promise<Buffer> {
  const bytes = await read(file.path);
  if (!hasIntegrity(bytes, file.integrity)) {
    throw new Error(`${file.path} does not have the hash that the release names.`);
  }
  return bytes;
}

/**
 * The release's styles. The shell keeps copies, so pages have styles even if the remote's server is
 * down.
 */
export const styleFiles = (assets: AssetMap): ReleaseFile[] =>
  Object.entries(assets.integrity)
    .filter(([file]) => file.endsWith('.css'))
    .map(([file, integrity]) => ({ path: `client/${file}`, integrity }));

/** The remote's service worker, in a release of the dashboard. */
export const SERVICE_WORKER = 'client/service-worker.js';

/** The release's service worker, if it has one; the shell keeps a copy, as of the styles. */
export function serviceWorkerFile({ integrity }: AssetMap): ReleaseFile | undefined {
  const hash = integrity[SERVICE_WORKER.replace('client/', '')];
  return hash === undefined ? undefined : { path: SERVICE_WORKER, integrity: hash };
}

/**
 * Parses and validates a pointer.
 * @throws Error if it is invalid
 */
export function parsePointer(text: string): ReleasePointer {
  const pointer = JSON.parse(text) as Partial<ReleasePointer> | null;
  const isFile = (file?: ReleaseFile): boolean =>
    typeof file?.path === 'string' &&
    !file.path.includes('..') &&
    /^sha(256|384)-/.test(file.integrity);
  if (
    // The version becomes a folder name, so `.` and `..` must not match.
    !/^\w[\w.+-]{0,99}$/.test(pointer?.version ?? '') ||
    typeof pointer?.base !== 'string' ||
    !isFile(pointer.manifest) ||
    !isFile(pointer.assetMap) ||
    (pointer.server && !isFile(pointer.server))
  ) {
    throw new Error('latest.json is not a valid release pointer.');
  }
  return pointer as ReleasePointer;
}

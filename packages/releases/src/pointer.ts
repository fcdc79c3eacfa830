/** A file of a release, relative to the release's folder, and the hash that it must have. */
export interface ReleaseFile {
  path: string;
  /** `sha384-…`, as in Subresource Integrity. */
  integrity: string;
}

/** `latest.json`: names the release that is live. It is moved last, in one step. */
export interface ReleasePointer {
  version: string;
  /** The release's folder, relative to the pointer. */
  base: string;
  /** The federation manifest: where the entry script of the remote is. */
  manifest: ReleaseFile;
  /** See AssetMap. */
  assetMap: ReleaseFile;
  /** The CommonJS bundle that the shell's server evaluates; a browser-only remote has none. */
  server?: ReleaseFile;
}

/** What a named chunk needs, and the hash of every script and style, relative to `client/`. */
export interface AssetMap {
  chunks: Record<string, { js: string[]; css: string[] }>;
  integrity: Record<string, string>;
}

export const POINTER_FILE = 'latest.json';

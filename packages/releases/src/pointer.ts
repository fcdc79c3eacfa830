/** A file of a release, relative to the release's folder, and the hash that it must have. */
export interface ReleaseFile {
  path: string;
  /** `sha256-…`, as in Subresource Integrity. */
  integrity: string;
}

/** Names a release, and all that a shell needs to know of it. */
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

/** A release that was live once. */
export interface PastRelease {
  version: string;
  /** When another one took its place, ISO 8601. */
  until: string;
  /** It was rolled back from, or past: neither a rollback nor a start brings it back by itself. */
  withdrawn?: boolean;
}

/** `latest.json`: the release that is live, and the way there. It is moved in one step. */
export interface LiveRelease extends ReleasePointer {
  /** Since when, ISO 8601. */
  since?: string;
  /** What was live before, each once, the last one first. */
  past?: PastRelease[];
}

/** `release.json` in a release's own folder: with it, the pointer can be moved back to it. */
export interface ReleaseRecord {
  pointer: ReleasePointer;
  /** When it was put there, ISO 8601. */
  published: string;
  /** The hashes of all files by their paths; releases of earlier versions of this program lack it. */
  files?: Record<string, string>;
}

/** What a named chunk needs, and the hash of every script and style, relative to `client/`. */
export interface AssetMap {
  chunks: Record<string, { js: string[]; css: string[] }>;
  integrity: Record<string, string>;
}

export const POINTER_FILE = 'latest.json';
export const RECORD_FILE = 'release.json';

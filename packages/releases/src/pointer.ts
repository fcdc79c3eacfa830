/** A file of a release, relative to the release's folder, with its hash. */
export interface ReleaseFile {
  path: string;
  /** `sha256-…`, as in Subresource Integrity. */
  integrity: string;
}

/** Describes a release for the shell. */
export interface ReleasePointer {
  version: string;
  /** The release's folder, relative to the pointer. */
  base: string;
  /** The federation manifest, which names the entry script. */
  manifest: ReleaseFile;
  /** See AssetMap. */
  assetMap: ReleaseFile;
  /** CommonJS bundle for the shell's server; absent for a browser-only remote. */
  server?: ReleaseFile;
}

/** A release that was live before. */
export interface PastRelease {
  version: string;
  /** When it was replaced, ISO 8601. */
  until: string;
  /** Rolled back from or skipped by a rollback: only a new publication makes it live again. */
  withdrawn?: boolean;
}

/** `latest.json`: the live release and its history. Replaced atomically. */
export interface LiveRelease extends ReleasePointer {
  /** When it went live, ISO 8601. */
  since?: string;
  /** Earlier live releases, each once, the latest first. */
  past?: PastRelease[];
}

/** `release.json` in a release's folder: all that a rollback to it needs. */
export interface ReleaseRecord {
  pointer: ReleasePointer;
  /** ISO 8601. */
  published: string;
  /** File hashes by path; absent in releases of earlier versions of this program. */
  files?: Record<string, string>;
}

/** Files of each named chunk, and the hashes of scripts and styles, relative to `client/`. */
export interface AssetMap {
  chunks: Record<string, { js: string[]; css: string[] }>;
  integrity: Record<string, string>;
}

export const POINTER_FILE = 'latest.json';
export const RECORD_FILE = 'release.json';

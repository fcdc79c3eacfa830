/** GET /revision */
export interface Revision {
  /** Opaque text; unchanged while the public content is unchanged. */
  revision: string;
  /** Whether the database is unreachable, so that the content may have changed. */
  stale: boolean;
}

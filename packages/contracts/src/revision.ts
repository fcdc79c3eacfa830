/** GET /revision */
export interface Revision {
  /** The same text as long as the public content is the same; means nothing else. */
  revision: string;
  /** Whether the database is out of reach, so that nobody knows whether the content has changed. */
  stale: boolean;
}

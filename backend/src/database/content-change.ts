/** The collections that the public calls read, and `files` for the pictures. */
export const CONTENT_PARTS = [
  'about_content',
  'boxes',
  'files',
  'home_content',
  'partners',
  'products',
  'projects',
  'questions',
  'reviews',
  'site_texts',
  'values',
] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

/** What a write removes for good: it is not shown again, not even while the database is away. */
export interface Removed {
  /** The id of an entity of public content. */
  entity?: string;
  /** Ids of files. */
  files?: readonly string[];
}

/** A change by this process. */
export interface Change {
  /** Absent when the database could not be told. */
  token?: string;
  /** What the token was before: one that is not known here is that of somebody else's change. */
  before?: string;
  /** What alone has changed; absent when it may be anything. */
  part?: ContentPart;
  removed: Removed;
}

/** Number of previous versions kept per item. */
export const REVISIONS_KEPT = 30;

/** API paths of the sections with previous versions; every list of content has them, too. */
export const REVISED_SECTIONS = [
  'content/home',
  'content/about',
  'content',
  'site-settings',
  'page-metadata',
] as const;

export type RevisedSection = (typeof REVISED_SECTIONS)[number];

/** A previous version of an item or a section. */
export interface PreviousVersion<Content = Record<string, unknown>> {
  version: number;
  /** When this version was saved. */
  at: string;
  /** The email address of the admin who saved it; null if unknown. */
  by: string | null;
  /** Names of the fields that the next version changed. */
  fields: string[];
  /** The item at that time, as in the API's response. */
  document: Content;
}

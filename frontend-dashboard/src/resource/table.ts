import {
  type AdminFields,
  type BilingualAltImage,
  type Language,
  LIMITS,
  type Status,
} from '@manjara/contracts';

/** What a table shows of its list; it lives in the URL. */
export interface TableFilter {
  /** From 1. */
  page: number;
  /** A part of the name. */
  search: string;
  /** The English label; empty for all. */
  category: string;
  /** A field, or with a minus the other way round. */
  sort: string;
  /** The language that names are compared in. */
  lang: Language;
}

/** What every row has. Those of which there are no drafts lack the fields of the admin. */
export interface TableEntity extends Partial<AdminFields> {
  _id: string;
  /** A draft may lack it. */
  createdAt?: string;
  image: BilingualAltImage | DraftImage;
}

/** Words for a picture that is not there yet. */
type DraftImage = Pick<BilingualAltImage, 'alt' | 'arAlt'> & { url?: undefined };

/** The date column: last save for drafts. */
export const dateFieldOf = (status: Status) => (status === 'draft' ? 'savedAt' : 'createdAt');

export const TABLE_PAGE_SIZE = LIMITS.projectsPageSize;

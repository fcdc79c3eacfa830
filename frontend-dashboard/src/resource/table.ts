import {
  type AdminFields,
  type BilingualAltImage,
  type Language,
  LIMITS,
  type Status,
} from '@manjara/contracts';

/** The filter of a table, stored in the URL. */
export interface TableFilter {
  /** From 1. */
  page: number;
  /** A part of the name. */
  search: string;
  /** The English label; empty for all. */
  category: string;
  /** A field; a minus reverses the order. */
  sort: string;
  /** The language of the compared names. */
  lang: Language;
}

/** The fields of every row. Entities without drafts lack the admin fields. */
export interface TableEntity extends Partial<AdminFields> {
  _id: string;
  /** A draft may lack it. */
  createdAt?: string;
  image: BilingualAltImage | DraftImage;
}

/** A draft's description of a picture that is still missing. */
type DraftImage = Pick<BilingualAltImage, 'alt' | 'arAlt'> & { url?: undefined };

/** The date column: last save for drafts. */
export const dateFieldOf = (status: Status) => (status === 'draft' ? 'savedAt' : 'createdAt');

export const TABLE_PAGE_SIZE = LIMITS.projectsPageSize;

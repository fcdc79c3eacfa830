import { type BilingualAltImage, type Language, LIMITS } from '@manjara/contracts';

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

/** One page of a table. */
export interface TablePage<E> {
  items: E[];
  /** Of all pages. */
  total: number;
}

/** What every row has. */
export interface TableEntity {
  _id: string;
  createdAt: string;
  image: BilingualAltImage;
}

export const TABLE_PAGE_SIZE = LIMITS.projectsPageSize;

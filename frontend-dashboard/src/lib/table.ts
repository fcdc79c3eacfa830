import { type AltImage, type Language, LIMITS } from '@manjara/contracts';

/** How a table can be sorted: by a field, or with a minus the other way round. */
export type SortField = 'createdAt' | 'name' | 'title' | 'category';
export type TableSort = SortField | `-${SortField}`;

/** What a table shows of its list; it lives in the URL. */
export interface TableFilter {
  /** From 1. */
  page: number;
  /** A part of the name. */
  search: string;
  /** The English label; empty for all. */
  category: string;
  sort: TableSort;
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
  image: AltImage;
}

/** As far as the API counts pages. */
export const MAX_PAGE = 1_000_000;

export const TABLE_PAGE_SIZE = LIMITS.projectsPageSize;

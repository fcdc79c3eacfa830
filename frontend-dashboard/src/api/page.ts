import type { AxiosRequestConfig } from 'axios';
import { api } from './client';

export interface Page<T> {
  items: T[];
  /** Number of items on all pages. */
  total: number;
}

/** Fetches a page of a list, or a whole list without pages. */
export async function getPage<T>(path: string, config: AxiosRequestConfig): Promise<Page<T>> {
  const { data, headers } = await api.get<T[]>(path, config);
  return { items: data, total: Number(headers['x-total-count'] ?? data.length) };
}

/** A page without some of its items. */
export function pageWithout<T extends { _id: string }, P extends Page<T>>(
  page: P,
  isOut: (item: T) => boolean,
): P {
  const items = page.items.filter((item) => !isOut(item));
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}

import type { Category, CategoryKind, CategoryLists } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';

/** The labels of both lists, current and former. */
export const getCategoryLists = (signal?: AbortSignal): Promise<CategoryLists> =>
  getFromApi<CategoryLists>('/categories', signal);

/** A list with introductions and pictures. */
export const getCategories = (kind: CategoryKind, signal?: AbortSignal): Promise<Category[]> =>
  getFromApi<Category[]>(`/${kind}`, signal);

import { type Category, type CategoryKind, type CategoryPair } from '@manjara/contracts';
import { useCategories } from '@manjara/platform';
import { useQuery } from '@tanstack/react-query';
import { api } from './client';
import { listKey } from './query-keys';

/** Names of the lists in the page that the shell rendered. */
const IN_PAGE = { 'project-categories': 'projects', 'product-lines': 'products' } as const;

/** The labels of a list, in the owner's order; until it is loaded those of the page's load. */
export function useCategoryPairs(kind: CategoryKind): readonly CategoryPair[] {
  const fromPage = useCategories()[IN_PAGE[kind]];
  const { data } = useQuery({
    queryKey: listKey(kind),
    queryFn: async ({ signal }) => (await api.get<Category[]>(`/${kind}`, { signal })).data,
    meta: { failure: `${kind} could not be loaded.` },
  });
  return data?.map(({ name, arName }) => ({ en: name, ar: arName })) ?? fromPage;
}

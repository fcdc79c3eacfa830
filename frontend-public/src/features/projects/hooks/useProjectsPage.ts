import { LIMITS } from '@manjara/contracts';
import {
  useCategories,
  useLanguage,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from '@manjara/platform';
import { useEffect, useState } from 'react';
import type { ProjectsPageData } from '../api/projects-loader';
import {
  filteredHref,
  isProjectsPath,
  listHref,
  pageHref,
  type ProjectsQuery,
  readProjectsQuery,
} from '../projects-query';

export type Filters = Pick<ProjectsQuery, 'categories' | 'search'>;

/** State of the portfolio page, from its address and its loader. */
export function useProjectsPage() {
  const loaded = useLoaderData<ProjectsPageData>();
  const { language } = useLanguage();
  const location = useLocation();
  const { location: next } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const { projects: all } = useCategories();
  const query = readProjectsQuery(location, all);
  const navigate = useNavigate();
  const coming = next && isProjectsPath(next.pathname) ? next : location;

  // useNavigation() updates a moment after navigate(): without this state a checkbox would be
  // unchecked in between.
  const [pending, setPending] = useState<{ at: string; query: ProjectsQuery } | null>(null);
  // Reset after the navigation: going back to this history entry must show its own filters.
  if (pending && pending.at !== location.key) setPending(null);
  const chosen = pending?.at === location.key ? pending.query : readProjectsQuery(coming, all);
  const filter = (change: Partial<Filters>): void => {
    const next = { ...chosen, ...change, unknown: false, page: 1, project: null };
    setPending({ at: location.key, query: next });
    void navigate(filteredHref(next, language));
  };

  // The server searches names in the page's language. Refetch when a language switch leaves results
  // of the other language.
  const isForeign = Boolean(query.search) && loaded.language !== language;
  useEffect(() => {
    if (isForeign) void revalidate();
  }, [isForeign, revalidate]);

  return {
    ...loaded,
    query,
    /** The chosen filters; their list may still be loading. */
    chosen,
    filter,
    /** Whether the shown list is about to be replaced. */
    stale: state === 'loading' || isForeign || listHref(coming) !== listHref(location),
    pageCount: Math.ceil(loaded.total / LIMITS.projectsPageSize),
    hrefFor: (page: number) => pageHref(location, page),
    retry: () => void revalidate(),
  };
}

export type ProjectsPageState = ReturnType<typeof useProjectsPage>;

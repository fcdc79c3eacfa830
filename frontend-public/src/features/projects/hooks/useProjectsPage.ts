import { LIMITS } from '@manjara/contracts';
import {
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

/** What the portfolio shows now, read from its address and its loader. */
export function useProjectsPage() {
  const loaded = useLoaderData<ProjectsPageData>();
  const { language } = useLanguage();
  const location = useLocation();
  const { location: next } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const query = readProjectsQuery(location);
  const navigate = useNavigate();
  const coming = next && isProjectsPath(next.pathname) ? next : location;

  // The router tells of a navigation a moment after it was asked for; a box would be unchecked
  // again in between.
  const [asked, setAsked] = useState<{ at: string; query: ProjectsQuery } | null>(null);
  // The way back leads to the same entry of the history once more, with the filters that it had.
  if (asked && asked.at !== location.key) setAsked(null);
  const chosen = asked?.at === location.key ? asked.query : readProjectsQuery(coming);
  const filter = (change: Partial<Filters>): void => {
    const next = { ...chosen, ...change, unknown: false, page: 1, project: null };
    setAsked({ at: location.key, query: next });
    void navigate(filteredHref(next, language));
  };

  // The server searches names in the page's language. After a language switch, or during one, the
  // results may be for the other language and are refetched.
  const isForeign = Boolean(query.search) && loaded.language !== language;
  useEffect(() => {
    if (isForeign) void revalidate();
  }, [isForeign, revalidate]);

  return {
    ...loaded,
    query,
    /** The filters as they are chosen, while their list may still be on its way. */
    chosen,
    filter,
    /** The list that is shown gives way to another one. */
    stale: state === 'loading' || isForeign || listHref(coming) !== listHref(location),
    pageCount: Math.ceil(loaded.total / LIMITS.projectsPageSize),
    hrefFor: (page: number) => pageHref(location, page),
    retry: () => void revalidate(),
  };
}

export type ProjectsPageState = ReturnType<typeof useProjectsPage>;

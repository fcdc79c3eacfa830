import { LIMITS } from '@manjara/contracts';
import {
  useLanguage,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from '@manjara/platform';
import { useEffect, useRef } from 'react';
import type { ProjectsPageData } from '../api/projects-loader';
import { isProjectsPath, listHref, pageHref, readProjectsQuery } from '../projects-query';

/** What the portfolio shows now, read from its address and its loader. */
export function useProjectsPage() {
  const loaded = useLoaderData<ProjectsPageData>();
  const { language } = useLanguage();
  const location = useLocation();
  const { location: next } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const query = readProjectsQuery(location);
  const coming = next && isProjectsPath(next.pathname) ? next : location;

  // The server searches the names of the page's language, so a switch asks again.
  const searchedIn = useRef(language);
  useEffect(() => {
    if (searchedIn.current === language) return;
    searchedIn.current = language;
    if (query.search) void revalidate();
  }, [language, query.search, revalidate]);

  return {
    ...loaded,
    query,
    /** The filters as they are chosen, while their list may still be on its way. */
    chosen: readProjectsQuery(coming),
    /** The list that is shown gives way to another one. */
    stale: state === 'loading' || listHref(coming) !== listHref(location),
    pageCount: Math.ceil(loaded.total / LIMITS.projectsPageSize),
    hrefFor: (page: number) => pageHref(location, page),
    retry: () => void revalidate(),
  };
}

export type ProjectsPageState = ReturnType<typeof useProjectsPage>;

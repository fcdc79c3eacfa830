import { findCategory, LIMITS, PROJECT_CATEGORIES } from '@manjara/contracts';
import {
  useLanguage,
  useLoaderData,
  useLocation,
  useParams,
  useRevalidator,
  useSearchParams,
} from '@manjara/platform';
import { useEffect, useRef } from 'react';
import type { ProjectsPageData } from '../api/projects-loader';
import { pageHref, readProjectsQuery } from '../projects-query';

/** What the portfolio shows now, read from its address and its loader. */
export function useProjectsPage() {
  const loaded = useLoaderData<ProjectsPageData>();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { categoryParams: label } = useParams();
  const [searchParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const query = readProjectsQuery(searchParams);

  // The server searches the names of the page's language, so a switch asks again.
  const searchedIn = useRef(language);
  useEffect(() => {
    if (searchedIn.current === language) return;
    searchedIn.current = language;
    if (query.search) void revalidate();
  }, [language, query.search, revalidate]);

  return {
    ...loaded,
    ...query,
    category: label ? findCategory(PROJECT_CATEGORIES, label) : undefined,
    /** The address names a category that does not exist. */
    unknownCategory: Boolean(label && !findCategory(PROJECT_CATEGORIES, label)),
    pageCount: Math.ceil(loaded.total / LIMITS.projectsPageSize),
    hrefFor: (page: number) => pageHref(pathname, query, page),
    retry: () => void revalidate(),
  };
}

import { findCategory, LIMITS, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { ApiError, callApi, type LoaderFunctionArgs, loaderLanguage } from '@manjara/platform';
import { respond } from '../../../shared/api/respond';
import { readProjectsQuery } from '../projects-query';

export interface ProjectsPageData {
  projects: Project[];
  /** Matches over all pages. */
  total: number;
  failed: boolean;
  /** The server's own sentence about the failure, when it sent one. */
  message?: string;
}

/** One page of the portfolio, filtered by the server (design §7.5). */
export async function projectsLoader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { page, search } = readProjectsQuery(new URL(request.url).searchParams);
  const label = params.categoryParams;
  const category = label ? findCategory(PROJECT_CATEGORIES, label) : undefined;
  if (label && !category)
    return respond<ProjectsPageData>({ projects: [], total: 0, failed: false });

  const query = new URLSearchParams({
    page: String(page),
    limit: String(LIMITS.projectsPageSize),
    lang: loaderLanguage(args),
    ...(category && { category: category.en }),
    ...(search && { search }),
  });
  try {
    const { data, headers } = await callApi<Project[]>(`/projects?${query}`, {
      signal: request.signal,
    });
    const total = Number(headers.get('x-total-count') ?? data.length);
    return respond<ProjectsPageData>({ projects: data, total, failed: false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.serverMessage;
    return respond<ProjectsPageData>({ projects: [], total: 0, failed: true, message });
  }
}

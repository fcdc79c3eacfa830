import {
  type BilingualAltImage,
  type Category,
  type Language,
  LIMITS,
  type Project,
  type ProjectSuggestion,
} from '@manjara/contracts';
import {
  ApiError,
  callApi,
  data,
  getFromApi,
  type LoaderFunctionArgs,
  loaderLanguage,
  pageAddress,
  redirect,
  type RouteObject,
} from '@manjara/platform';
import { getCategories, getCategoryLists } from '../../../shared/api/get-categories';
import { isRejected } from '../../../shared/api/is-rejected';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';
import { getDusk } from './get-dusk';
import { getProject } from './get-project';
import {
  labelsIn,
  listHref,
  pageHref,
  type ProjectsQuery,
  readProjectsQuery,
  renamedHref,
} from '../projects-query';

export interface ProjectsPageData {
  /** Language of the names that were searched. */
  language: Language;
  projects: Project[];
  /** Matches on all pages. */
  total: number;
  /** Set when a search finds nothing. */
  suggestions?: ProjectSuggestion[] | null;
  /** The only category in the address. */
  category?: Category;
  /** The project in the address, if it names one. */
  project?: Project;
  /** The id in the address if no project has it. */
  missing?: string;
  /** Ends the page. */
  dusk?: BilingualAltImage | null;
  failed: boolean;
  /** The API's own error message, if it sent one. */
  message?: string;
}

type List = Pick<ProjectsPageData, 'projects' | 'total' | 'suggestions'>;

const NOTHING: List = { projects: [], total: 0 };

type Wanted = Pick<ProjectsQuery, 'search' | 'page' | 'project'> & { labels: readonly string[] };

async function getList(query: Wanted, args: LoaderFunctionArgs): Promise<List> {
  try {
    return await findProjects(query, args);
  } catch (error) {
    // The search or a label is too long or has invalid characters: nothing matches. The other
    // parameters are always valid.
    if ((query.search || query.labels.length > 0) && isRejected(error)) return NOTHING;
    throw error;
  }
}

async function findProjects(query: Wanted, args: LoaderFunctionArgs): Promise<List> {
  const params = new URLSearchParams({
    page: String(query.page),
    limit: String(LIMITS.projectsPageSize),
    lang: loaderLanguage(args),
    sort: 'pinned',
    ...(query.search && { search: query.search }),
  });
  for (const label of query.labels) params.append('category', label);
  const { signal } = args.request;
  const { data: projects, headers } = await callApi<Project[]>(`/projects?${params}`, { signal });
  const total = Number(headers.get('x-total-count') ?? projects.length);
  if (total > 0 || !query.search) return { projects, total };
  const search = new URLSearchParams({ search: query.search });
  const suggestions = await settle(
    getFromApi<ProjectSuggestion[]>(`/project-suggestions?${search}`, signal),
  );
  return { projects, total, suggestions };
}

/** The categories; null if the address names none, or they cannot be loaded. */
async function getNamedCategories(labels: readonly string[], signal: AbortSignal) {
  if (labels.length === 0) return null;
  const [lists, categories] = await Promise.all([
    settle(getCategoryLists(signal)),
    settle(getCategories('project-categories', signal)),
  ]);
  return lists && { all: lists.projects, categories };
}

type Named = Pick<ProjectsPageData, 'project' | 'missing'>;

async function getNamed(id: string | null, signal: AbortSignal): Promise<Named> {
  if (id === null) return {};
  const project = await getProject(id, signal);
  return project ? { project } : { missing: id };
}

/**
 * One page of the portfolio, filtered by the server (design §7.5), and the project in the address.
 * 404 for an unknown project or category; a page after the last one redirects to the last, and a
 * former label of a category to the present one.
 */
export async function projectsLoader(args: LoaderFunctionArgs) {
  const { request } = args;
  const url = new URL(request.url);
  const labels = labelsIn(url);
  const query = { ...readProjectsQuery(url, []), labels };
  const language = loaderLanguage(args);
  try {
    const [list, named, found, dusk] = await Promise.all([
      getList(query, args),
      getNamed(query.project, request.signal),
      getNamedCategories(labels, request.signal),
      getDusk(request.signal),
    ]);
    const all = found?.all ?? [];
    const renamed = renamedHref(url, all, language);
    if (renamed) return redirect(pageAddress('', renamed, language), 301);
    const { categories, unknown } = readProjectsQuery(url, all);
    const [only] = categories.length === 1 ? categories : [];
    const category = found?.categories?.find(({ name }) => name === only?.en);
    const lastPage = Math.ceil(list.total / LIMITS.projectsPageSize);
    if (lastPage > 0 && query.page > lastPage)
      return redirect(pageAddress('', pageHref(url, lastPage, query.project), language));
    const page: ProjectsPageData = { language, ...list, ...named, category, dusk, failed: false };
    return data(page, { status: named.missing || (found && unknown) ? 404 : 200 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.serverMessage;
    return respond<ProjectsPageData>({
      language,
      projects: [],
      total: 0,
      failed: true,
      message,
    });
  }
}

/** No request on opening or closing a project: the list has all its data. */
export const shouldReloadProjects: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.href !== nextUrl.href && listHref(currentUrl) === listHref(nextUrl)
    ? false
    : defaultShouldRevalidate;

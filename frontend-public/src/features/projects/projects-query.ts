/** What the portfolio's address says beside its path. */
export interface ProjectsQuery {
  /** From 1. */
  page: number;
  search: string;
}

export function readProjectsQuery(params: URLSearchParams): ProjectsQuery {
  const page = Number(params.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get('search')?.trim() ?? '',
  };
}

/** The address of a page of the same list; the first page goes without a number. */
export function pageHref(path: string, { search }: ProjectsQuery, page: number): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

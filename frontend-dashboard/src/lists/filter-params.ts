/** The highest page number that the API accepts. */
const MAX_PAGE = 1_000_000;

export const pageIn = (params: URLSearchParams): number =>
  Math.min(MAX_PAGE, Math.max(1, Math.floor(Number(params.get('page')) || 1)));

export const searchIn = (params: URLSearchParams): string => params.get('search')?.trim() ?? '';

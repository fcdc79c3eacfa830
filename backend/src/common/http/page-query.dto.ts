import { LIMITS } from '@manjara/contracts';
import { WholeNumber } from '../validation/query-fields';
import type { Page } from './pagination';

const MAX_LIMIT = 100;

/** Query of a list that is answered in pages. */
export class PageQueryDto implements Partial<Page> {
  @WholeNumber(1, LIMITS.page)
  page?: number;

  @WholeNumber(1, MAX_LIMIT)
  limit?: number;
}

export const toPage = ({ page = 1, limit = LIMITS.projectsPageSize }: PageQueryDto): Page => ({
  page,
  limit,
});

/** For lists that are answered whole unless the query asks for a page. */
export const toPart = (query: PageQueryDto): Page | undefined =>
  query.page === undefined && query.limit === undefined ? undefined : toPage(query);

import { LIMITS } from '@manjara/contracts';
import { WholeNumber } from '../validation/query-fields';
import type { Page } from './pagination';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of a list that is answered in pages. */
export class PageQueryDto implements Partial<Page> {
  @WholeNumber(1, MAX_PAGE)
  page?: number;

  @WholeNumber(1, MAX_LIMIT)
  limit?: number;
}

export const PAGE_READ = ['page', 'limit'];

export const toPage = ({ page = 1, limit = LIMITS.projectsPageSize }: PageQueryDto): Page => ({
  page,
  limit,
});

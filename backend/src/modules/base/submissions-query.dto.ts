import { LIMITS } from '@manjara/contracts';
import { OneOf, RepeatableIds, WholeNumber } from '../../common/validation/query-fields';
import { Text } from '../../common/validation/text';
import type { SubmissionsQuery } from './submission-list.repository';

const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of GET /messages and GET /jobs; an empty one returns the whole list. */
export class SubmissionsQueryDto {
  @WholeNumber(1, MAX_PAGE)
  page?: number;

  @WholeNumber(1, MAX_LIMIT)
  limit?: number;

  @Text({
    max: LIMITS.name,
    optional: true,
    description:
      'Words of one of the texts or parts of them, in any order, as forgiving as of names',
  })
  search?: string;

  @OneOf(['true', 'false'])
  isRead?: 'true' | 'false';

  /** Ids of matching items that are listed first. */
  @RepeatableIds(LIMITS.pinnedSubmissions)
  pinned?: string[];
}

export const SUBMISSIONS_READ = ['page', 'limit', 'search', 'isRead', 'pinned'];

export function toSubmissionsQuery(query: SubmissionsQueryDto): SubmissionsQuery {
  const { page, limit, search, isRead, pinned } = query;
  const isPart = page !== undefined || limit !== undefined;
  return {
    ...(isPart && { part: { page: page ?? 1, limit: limit ?? LIMITS.projectsPageSize } }),
    ...(search && { search }),
    ...(isRead && { isRead: isRead === 'true' }),
    ...(pinned && { pinned }),
  };
}

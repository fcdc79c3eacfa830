import { LIMITS, PROGRESS, type Progress } from '@manjara/contracts';
import { PageQueryDto, toPart } from '../../common/http/page-query.dto';
import { OneOf, RepeatableIds } from '../../common/validation/query-fields';
import { Text } from '../../common/validation/text';
import type { SubmissionsQuery } from './submission-list';

/** Query of GET /messages and GET /jobs; an empty one returns the whole list. */
export class SubmissionsQueryDto extends PageQueryDto {
  @Text({
    max: LIMITS.name,
    optional: true,
    description:
      'Words of one of the texts or parts of them, in any order, as forgiving as of names',
  })
  search?: string;

  @OneOf(['true', 'false'])
  isRead?: 'true' | 'false';

  @OneOf(PROGRESS)
  progress?: Progress;

  /** true: the spam folder; absent: the inbox. */
  @OneOf(['true', 'false'])
  spam?: 'true' | 'false';

  /** Ids of matching items that are listed first. */
  @RepeatableIds(LIMITS.pinnedSubmissions)
  pinned?: string[];
}

export const toSubmissionsQuery = (query: SubmissionsQueryDto): SubmissionsQuery => ({
  part: toPart(query),
  search: query.search,
  isRead: query.isRead && query.isRead === 'true',
  progress: query.progress,
  spam: query.spam === 'true',
  pinned: query.pinned,
});

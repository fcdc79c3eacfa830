import { hasSearchableText, hasWords, type Progress, searchWords } from '@manjara/contracts';
import type { Model, QueryFilter } from 'mongoose';
import type { Listed, Page } from '../../common/http/pagination';
import { byNewest, findPinnedFirst, withoutPinned } from './pinned-first';
import { NEWEST_FIRST } from './state.schema';
import type { SubmissionDocument } from './submission.schema';

/** A filter of the list; an empty one matches everything. */
export interface SubmissionsQuery {
  part?: Page;
  /** Search words, all of which must be in one of the texts. */
  search?: string;
  isRead?: boolean;
  progress?: Progress;
  /** true: the spam folder; absent: the inbox. */
  spam?: boolean;
  /** Ids of the items that are listed first. */
  pinned?: readonly string[];
}

/** The list of submissions outside the trash. */
export class SubmissionList<Document extends SubmissionDocument> {
  /** @param textsOf the texts to search in */
  constructor(
    private readonly model: Model<Document>,
    private readonly textsOf: (document: Document) => string[],
  ) {}

  /** Pinned items first; each group newest first. */
  async find(query: SubmissionsQuery): Promise<Listed<Document>> {
    const { search, isRead, progress, spam, part, pinned: ids } = query;
    const filter = {
      state: spam ? 'spam' : 'published',
      ...(isRead !== undefined && { isRead }),
      ...(progress && { progress }),
    } as QueryFilter<Document>;
    const pinned = await this.findPinned(filter, ids);
    if (!search) {
      return findPinnedFirst(this.model, { filter, sort: NEWEST_FIRST, pinned, part });
    }
    return hasSearchableText(search)
      ? this.search(searchWords(search), filter, pinned, part)
      : { items: [], total: 0 };
  }

  /** Scans all texts; only the requested page is kept in memory. */
  private async search(
    words: string[],
    filter: QueryFilter<Document>,
    pinned: readonly Document[],
    { page, limit }: Page = { page: 1, limit: Infinity },
  ): Promise<Listed<Document>> {
    const start = page > 1 ? (page - 1) * limit : 0;
    const items: Document[] = [];
    let total = 0;
    const look = (document: Document) => {
      if (!this.textsOf(document).some((text) => hasWords(text, words))) return;
      if (total >= start && items.length < limit) items.push(document);
      total++;
    };
    pinned.forEach(look);
    for await (const found of this.model
      .find(filter)
      .sort(NEWEST_FIRST)
      .lean<Document>()
      .cursor()) {
      withoutPinned([found as Document], pinned).forEach(look);
    }
    return { items, total };
  }

  private async findPinned(
    filter: QueryFilter<Document>,
    ids: readonly string[] = [],
  ): Promise<Document[]> {
    if (ids.length === 0) return [];
    const found = this.model.find({ ...filter, _id: { $in: ids } });
    // Few enough to sort in memory, without an index.
    return (await found.lean<Document[]>()).sort(byNewest);
  }
}

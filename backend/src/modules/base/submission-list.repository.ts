import { hasSearchableText, hasWords, searchWords } from '@manjara/contracts';
import type { Model, QueryFilter } from 'mongoose';
import type { Listed, Page } from '../../common/http/pagination';
import { inState, NEWEST_FIRST } from './state.schema';
import type { SubmissionDocument } from './submission.schema';

/** A filter of the list; an empty one matches everything. */
export interface SubmissionsQuery {
  part?: Page;
  /** Search words, all of which must be in one of the texts. */
  search?: string;
  isRead?: boolean;
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
    const { search } = query;
    if (!search) return this.page(query);
    return hasSearchableText(search) ? this.search(query, search) : { items: [], total: 0 };
  }

  private async page(query: SubmissionsQuery): Promise<Listed<Document>> {
    const { part, isRead } = query;
    const pinned = await this.pinned(query);
    const others = this.others(query);
    if (!part) {
      const items = [...pinned, ...(await others.lean<Document[]>())];
      return { items, total: items.length };
    }
    const start = (part.page - 1) * part.limit;
    const items = pinned.slice(start, start + part.limit);
    const missing = part.limit - items.length;
    others.skip(Math.max(0, start - pinned.length)).limit(missing);
    const counted = { ...inState(), ...(isRead !== undefined && { isRead }) };
    const [rest, total] = await Promise.all([
      missing > 0 ? others.lean<Document[]>() : [],
      this.model.countDocuments(counted as QueryFilter<Document>),
    ]);
    return { items: [...items, ...rest], total };
  }

  /** Scans all texts; only the requested page is kept in memory. */
  private async search(query: SubmissionsQuery, search: string): Promise<Listed<Document>> {
    const { page, limit } = query.part ?? { page: 1, limit: Infinity };
    const start = page > 1 ? (page - 1) * limit : 0;
    const words = searchWords(search);
    const items: Document[] = [];
    let total = 0;
    const look = (document: Document) => {
      if (!this.textsOf(document).some((text) => hasWords(text, words))) return;
      if (total >= start && items.length < limit) items.push(document);
      total++;
    };
    (await this.pinned(query)).forEach(look);
    for await (const document of this.others(query).lean<Document>().cursor()) {
      look(document as Document);
    }
    return { items, total };
  }

  private async pinned({ pinned = [], isRead }: SubmissionsQuery): Promise<Document[]> {
    if (pinned.length === 0) return [];
    const among = { _id: { $in: pinned }, ...inState() } as QueryFilter<Document>;
    const found = await this.model.find(among).lean<Document[]>();
    // Few enough to sort in memory, without an index.
    return found
      .filter((document) => isRead === undefined || document.isRead === isRead)
      .sort(
        (a, b) =>
          Number(b.createdAt) - Number(a.createdAt) || (String(a._id) < String(b._id) ? 1 : -1),
      );
  }

  private others({ pinned = [], isRead }: SubmissionsQuery) {
    const filter = {
      ...inState(),
      ...(isRead !== undefined && { isRead }),
      ...(pinned.length > 0 && { _id: { $nin: pinned } }),
    } as QueryFilter<Document>;
    return this.model.find(filter).sort(NEWEST_FIRST);
  }
}

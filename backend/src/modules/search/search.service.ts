import {
  CONTENT_KINDS,
  hasSearchableText,
  type Role,
  SEARCH_RESULTS_SHOWN,
  type SearchGroup,
  type SearchResult,
  shorten,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { Listed } from '../../common/http/pagination';
import { ContentLists } from '../base/content-lists';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';

/** Characters. */
const EXCERPT = 120;

/** One search over all lists and inboxes. */
@Injectable()
export class SearchService {
  constructor(
    private readonly lists: ContentLists,
    private readonly jobs: JobsService,
    private readonly messages: MessagesService,
  ) {}

  /** The lists that have results, in a fixed order; the inboxes for owners only. */
  async find(text: string, role: Role): Promise<SearchGroup[]> {
    if (!hasSearchableText(text)) return [];
    const content = CONTENT_KINDS.map(async (kind) => ({
      kind,
      ...(await this.lists.of(kind).search(text, SEARCH_RESULTS_SHOWN)),
    }));
    const inboxes = SUBMISSION_KINDS.filter(() => role === 'owner').map(async (kind) => ({
      kind,
      ...(await this.inInbox(kind, text)),
    }));
    const groups: SearchGroup[] = await Promise.all([...content, ...inboxes]);
    return groups.filter(({ total }) => total > 0);
  }

  private async inInbox(kind: SubmissionKind, search: string): Promise<Listed<SearchResult>> {
    const part = { page: 1, limit: SEARCH_RESULTS_SHOWN };
    const { items, total } = await this[kind].find({ search, part });
    return {
      items: items.map(({ _id, name, message }) => ({
        _id,
        name,
        excerpt: shorten(message, EXCERPT),
      })),
      total,
    };
  }
}

import { TRASH_KINDS, type TrashItem, type TrashKind } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { Listed, Page } from '../../common/http/pagination';
import { AdminsRepository } from '../auth/admins.repository';
import type { TrashableDocument } from '../base/state.schema';
import type { Trash } from '../base/trash.repository';
import { BoxesRepository } from '../boxes/boxes.repository';
import { JobsRepository } from '../jobs/jobs.repository';
import { MessagesRepository } from '../messages/messages.repository';
import { PartnersRepository } from '../partners/partners.repository';
import { ProductsRepository } from '../products/products.repository';
import { ProjectsRepository } from '../projects/projects.repository';
import { QuestionsRepository } from '../questions/questions.repository';
import { ReviewsRepository } from '../reviews/reviews.repository';
import { ValuesRepository } from '../values/values.repository';

/** The part of a repository that the trash uses. */
interface TrashableItems {
  trash: Pick<Trash<TrashableDocument>, 'list' | 'count' | 'before'>;
  removeForGood(id: string, by?: string): Promise<void>;
}

/** Deleted items of all kinds. */
@Injectable()
export class TrashService {
  private readonly of: Readonly<Record<TrashKind, TrashableItems>>;

  constructor(
    private readonly admins: AdminsRepository,
    projects: ProjectsRepository,
    products: ProductsRepository,
    reviews: ReviewsRepository,
    partners: PartnersRepository,
    boxes: BoxesRepository,
    values: ValuesRepository,
    questions: QuestionsRepository,
    messages: MessagesRepository,
    jobs: JobsRepository,
  ) {
    this.of = {
      projects,
      products,
      reviews,
      partners,
      boxes,
      values,
      questions,
      messages,
      jobs,
    };
  }

  /** A page of the trash, last deleted first. */
  async list({ page, limit }: Page): Promise<Listed<TrashItem>> {
    const end = page * limit;
    const ofKind = async (kind: TrashKind) => {
      const [items, count] = await Promise.all([
        this.of[kind].trash.list(end),
        this.of[kind].trash.count(),
      ]);
      return { items: items.map((item) => ({ kind, ...item })), count };
    };
    const found = await Promise.all(TRASH_KINDS.map(ofKind));
    const items = found
      .flatMap(({ items }) => items)
      .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt) || b._id.localeCompare(a._id))
      .slice(end - limit, end);
    return {
      items: await this.admins.withEmails(items, 'deletedBy'),
      total: found.reduce((sum, { count }) => sum + count, 0),
    };
  }

  /**
   * @param by id of the admin; absent: its time in the trash is over
   * @throws ApiError 404 if it is not in the trash
   */
  removeForGood(kind: TrashKind, id: string, by?: string): Promise<void> {
    return this.of[kind].removeForGood(id, by);
  }

  /** Ids of items deleted before `time`, oldest first. @param limit maximum number */
  before(kind: TrashKind, time: Date, limit: number): Promise<string[]> {
    return this.of[kind].trash.before(time, limit);
  }
}

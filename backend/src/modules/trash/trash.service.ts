import { listNameOf, type TrashItem, type TrashKind } from '@manjara/contracts';
import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Listed, Page } from '../../common/http/pagination';
import { AdminsService } from '../auth/admins.service';
import { LIST_RESOURCES } from '../base/content.module';
import type { TrashableItems } from '../base/trash';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';

const SERVICES = new Map<TrashKind, Type<TrashableItems>>([
  ...LIST_RESOURCES.map(({ kind, service }) => [listNameOf(kind), service] as const),
  ['messages', MessagesService],
  ['jobs', JobsService],
]);

/** Deleted items of all kinds. */
@Injectable()
export class TrashService {
  constructor(
    private readonly admins: AdminsService,
    private readonly modules: ModuleRef,
  ) {}

  /** A page of the trash, last deleted first. */
  async list({ page, limit }: Page, kinds: readonly TrashKind[]): Promise<Listed<TrashItem>> {
    const end = page * limit;
    const ofKind = async (kind: TrashKind) => {
      const { trash } = this.itemsOf(kind);
      const [items, count] = await Promise.all([trash.list(end), trash.count()]);
      return { items: items.map((item) => ({ kind, ...item })), count };
    };
    const found = await Promise.all(kinds.map(ofKind));
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
    return this.itemsOf(kind).removeForGood(id, by);
  }

  /** Ids of items deleted before `time`, oldest first. @param limit maximum number */
  before(kind: TrashKind, time: Date, limit: number): Promise<string[]> {
    return this.itemsOf(kind).trash.before(time, limit);
  }

  private itemsOf(kind: TrashKind): TrashableItems {
    return this.modules.get(SERVICES.get(kind) as Type<TrashableItems>, { strict: false });
  }
}

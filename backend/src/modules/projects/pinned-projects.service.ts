import { LIMITS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import type { Order } from '../base/ordered.service';
import { inState } from '../base/state.schema';
import { ListOrdersService } from '../lists/list-orders.service';
import { idsOf, inOrder, mergeHidden } from '../lists/order';
import { PROJECT_MODEL, type ProjectDocument } from './project.schema';
import { PROJECT_ERRORS } from './projects.errors';

const PINS = 'pinned-projects';

/** The projects on top of the list, in the owner's order. */
@Injectable()
export class PinnedProjectsService {
  constructor(
    @InjectModel(PROJECT_MODEL) private readonly projects: Model<ProjectDocument>,
    private readonly orders: ListOrdersService,
  ) {}

  async read(): Promise<Order> {
    return (await this.findStored()).shown;
  }

  /**
   * Replaces the pinned projects.
   * @throws ApiError 404 when an id is unknown; 412 from `ifMatch`
   */
  async save(ids: readonly string[], ifMatch: IfMatch): Promise<Order> {
    const { stored, shown } = await this.findStored();
    const expected = ifMatch.check({ value: shown, version: stored.version });
    const found = await this.projects.countDocuments({ _id: { $in: ids }, ...inState() });
    if (found < ids.length) throw new ApiError(PROJECT_ERRORS.notFound);
    await this.orders.save(PINS, mergeHidden(stored.value, shown.ids, ids), expected);
    return this.read();
  }

  /** Those that match, in order. */
  async find(
    filter: QueryFilter<ProjectDocument> = {},
    fields: Record<string, 0 | 1> = {},
  ): Promise<ProjectDocument[]> {
    const { ids } = await this.read();
    if (ids.length === 0) return [];
    const found = this.projects.find({ ...filter, ...inState(), _id: { $in: ids } }, fields);
    return inOrder(await found.lean<ProjectDocument[]>(), ids);
  }

  private async findStored() {
    const stored = await this.orders.read(PINS);
    const filter = { _id: { $in: stored.value }, ...inState() };
    const found = await this.projects.find(filter, { _id: 1 }).lean();
    const ids = idsOf(inOrder(found, stored.value)).slice(0, LIMITS.pinnedProjects);
    return { stored, shown: { ids } };
  }
}

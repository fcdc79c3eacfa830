import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { LIST_MODEL, type ListDocument, type ListName } from './list.schema';
import { ListOrder } from './list-order.repository';

/** Gives each list its order. */
@Injectable()
export class ListOrders {
  constructor(
    @InjectModel(LIST_MODEL) private readonly lists: Model<ListDocument>,
    private readonly revision: ContentRevision,
  ) {}

  of(name: ListName): ListOrder {
    return new ListOrder(this.lists, this.revision, name);
  }
}

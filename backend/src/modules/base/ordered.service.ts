import { listNameOf } from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import { ListOrdersService } from '../lists/list-orders.service';
import { idsOf, inOrder, mergeHidden } from '../lists/order';
import type { EntityDocument } from './entity-document';
import type { ListQuery } from './entity-options';
import { EntityService } from './entity.service';

/** Ids of a list in order. */
export interface Order {
  ids: string[];
}

/** The base of the services of lists that the owner orders. */
export abstract class OrderedService<
  Document extends EntityDocument,
  Entity extends object,
  Form extends object,
> extends EntityService<Document, Entity, Form> {
  @Inject() protected readonly orders: ListOrdersService;

  /** Published items in the owner's order; drafts as in other lists. */
  override async list(query: ListQuery = {}): Promise<Entity[]> {
    const { status = 'published', asAdmin = false } = query;
    if (status !== 'published') return super.list(query);
    const { documents } = await this.findOrdered();
    return documents.map((document) => this.answer(document, asAdmin));
  }

  /** The ids of the list in the owner's order. */
  async readOrder(): Promise<Order> {
    const { documents } = await this.findOrdered();
    return { ids: idsOf(documents) };
  }

  /**
   * Saves the owner's order. Items that `ids` does not name come last.
   * @throws ApiError 404 when an id is unknown; 412 as `ifMatch` says
   */
  async saveOrder(ids: readonly string[], ifMatch: IfMatch): Promise<Order> {
    const { name, stored, documents } = await this.findOrdered();
    const shown = idsOf(documents);
    const expected = ifMatch.check({ value: { ids: shown }, version: stored.version });
    if (!ids.every((id) => shown.includes(id))) throw new ApiError(this.options.notFound);
    await this.orders.save(name, mergeHidden(stored.value, shown, ids), expected);
    return this.readOrder();
  }

  protected async findOrdered() {
    const name = listNameOf(this.options.kind);
    const [found, stored] = await Promise.all([this.findAll(), this.orders.read(name)]);
    return { name, stored, documents: inOrder(found, stored.value) };
  }
}

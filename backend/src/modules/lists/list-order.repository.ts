import { type Model, Types } from 'mongoose';
import { assertMatched } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import {
  type DocumentVersion,
  type Versioned,
  versionFilter,
  versionOf,
  withVersionIncrement,
} from '../../database/document-version';
import type { ListDocument, ListName } from './list.schema';

/** The order of one list: a single document, so that two changes never mix. */
export class ListOrder {
  constructor(
    private readonly lists: Model<ListDocument>,
    private readonly contentRevision: ContentRevision,
    private readonly name: ListName,
  ) {}

  async read(): Promise<Versioned<string[]>> {
    const found = await this.lists.findById(this.name).lean();
    const ids = (found?.ids ?? []).map((id) => id.toHexString());
    return { value: ids, version: versionOf(found) };
  }

  /**
   * @param expected the version that it must have; absent: any
   * @throws ApiError 412 when it has another version
   */
  async save(ids: readonly string[], expected?: DocumentVersion): Promise<void> {
    const _id = this.name;
    await this.lists.updateOne({ _id }, { $setOnInsert: { ids: [] } }, { upsert: true });
    const update = withVersionIncrement({ $set: { ids: ids.map((id) => new Types.ObjectId(id)) } });
    const filter = { _id, ...versionFilter(expected) };
    const written = await this.contentRevision.write(() =>
      this.lists.findOneAndUpdate(filter, update).lean().exec(),
    );
    assertMatched(written, expected);
  }
}

export const idsOf = (items: readonly { _id: Types.ObjectId }[]): string[] =>
  items.map(({ _id }) => _id.toHexString());

/** Items in an order of ids; those that it does not name come last, as they are. */
export function inOrder<T extends { _id: Types.ObjectId }>(
  items: readonly T[],
  ids: readonly string[],
): T[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ _id }: T) => places.get(_id.toHexString()) ?? places.size;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * A new order of the visible ids, with each hidden one of the old order behind its predecessor, so
 * that an unpublished item comes back to its place.
 */
export function keepHidden(
  before: readonly string[],
  visible: readonly string[],
  ids: readonly string[],
): string[] {
  const order = [...ids];
  for (const [index, id] of before.entries()) {
    if (visible.includes(id) || order.includes(id)) continue;
    const predecessor = before.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(predecessor ? order.indexOf(predecessor) + 1 : 0, 0, id);
  }
  return order;
}

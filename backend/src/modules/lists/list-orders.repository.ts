import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { assertMatched } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import {
  type DocumentVersion,
  type Versioned,
  versionFilter,
  versionOf,
  withVersionIncrement,
} from '../../database/document-version';
import { LIST_MODEL, type ListDocument, type OrderName } from './list.schema';

/** The orders of lists: a single document for each, so that two changes never mix. */
@Injectable()
export class ListOrders {
  constructor(
    @InjectModel(LIST_MODEL) private readonly lists: Model<ListDocument>,
    private readonly contentRevision: ContentRevision,
  ) {}

  async read(name: OrderName): Promise<Versioned<string[]>> {
    const found = await this.lists.findById(name).lean();
    const ids = (found?.ids ?? []).map((id) => id.toHexString());
    return { value: ids, version: versionOf(found) };
  }

  /**
   * @param expected the version that it must have; absent: any
   * @throws ApiError 412 when it has another version
   */
  async save(name: OrderName, ids: readonly string[], expected?: DocumentVersion): Promise<void> {
    await this.lists.updateOne({ _id: name }, { $setOnInsert: { ids: [] } }, { upsert: true });
    const update = withVersionIncrement({ $set: { ids: ids.map((id) => new Types.ObjectId(id)) } });
    const filter = { _id: name, ...versionFilter(expected) };
    const written = await this.contentRevision.write(() =>
      this.lists.findOneAndUpdate(filter, update).lean().exec(),
    );
    assertMatched(written, expected);
  }
}

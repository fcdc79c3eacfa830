import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { type DocumentVersion, type Versioned, versionOf } from '../../database/document-version';
import { updateIfMatched } from '../../database/versioned-write';
import { LIST_MODEL, type ListDocument, type OrderName } from './list.schema';

/** The orders of lists: a single document for each, so that two changes never mix. */
@Injectable()
export class ListOrdersService {
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
    const change = { $set: { ids: ids.map((id) => new Types.ObjectId(id)) } };
    await this.contentRevision.write(() => updateIfMatched(this.lists, name, change, expected));
  }
}

import type { Model, UpdateQuery } from 'mongoose';
import { type IfMatch, unlessMissed } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
  withoutVersion,
} from '../../database/document-version';

interface SingletonDocument extends DocumentVersion {
  /** Always the same: there is one such document. */
  _id: string;
}

/** Content of which there is exactly one. */
export abstract class SingletonRepository<Document extends SingletonDocument, Content> {
  constructor(
    private readonly model: Model<Document>,
    private readonly revision: ContentRevision,
    private readonly id: string,
  ) {}

  /** The document before it was ever saved (design §7.7). */
  protected abstract empty(): Omit<Document, keyof SingletonDocument>;

  /** The document as the API answers it. */
  protected abstract toContent(document: Omit<Document, keyof SingletonDocument>): Content;

  async get(): Promise<Content> {
    return (await this.findVersioned()).value;
  }

  /** @throws ApiError 412 as `ifMatch` says */
  protected async expectedVersion(ifMatch: IfMatch | undefined) {
    return ifMatch?.check(await this.findVersioned());
  }

  /** @returns the document; undefined before it was ever saved */
  protected async findDocument(): Promise<Document | undefined> {
    return (await this.model.findById(this.id).lean<Document>()) ?? undefined;
  }

  /**
   * Sets fields by their paths; an undefined one stays.
   * @param expected the version that it must have; absent: any
   * @returns the document before the write; null when there was nothing to write
   * @throws ApiError 412 when it has another version
   */
  protected async write(
    fields: Record<string, unknown>,
    expected?: DocumentVersion,
  ): Promise<Document | null> {
    const named = Object.entries(fields).filter(([, value]) => value !== undefined);
    if (named.length === 0) return null;
    const before = await this.revision.write(async () => {
      const filter = { _id: this.id };
      const empty = { $setOnInsert: this.empty() } as UpdateQuery<Document>;
      await this.model.updateOne(filter, empty, { upsert: true });
      return this.model
        .findOneAndUpdate(
          { ...filter, ...atVersion(expected) },
          countingWrite({ $set: Object.fromEntries(named) }) as UpdateQuery<Document>,
          { returnDocument: 'before' },
        )
        .lean<Document>()
        .exec();
    });
    return unlessMissed(before, expected);
  }

  protected async findVersioned(): Promise<Versioned<Content>> {
    const found = await this.findDocument();
    if (!found) return { value: this.toContent(this.empty()), version: {} };
    const { _id, ...document } = withoutVersion(found);
    return { value: this.toContent(document as never), version: versionOf(found) };
  }
}

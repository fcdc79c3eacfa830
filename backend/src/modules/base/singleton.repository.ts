import type { Model, UpdateQuery } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { changedMeanwhile, type IfMatch } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
  withoutVersion,
} from '../../database/document-version';

export interface SingletonDocument extends DocumentVersion {
  /** Always the same: there is one such document. */
  _id: string;
}

/** Write conflicts after which a request is given up. */
const MAX_ATTEMPTS = 10;

/** Content of which there is exactly one. */
export abstract class SingletonRepository<Document extends SingletonDocument, Content> {
  constructor(
    private readonly model: Model<Document>,
    private readonly revision: ContentRevision,
    protected readonly id: string,
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

  /** Hook: called with the current document before each write. */
  protected async beforeWrite(_document: Document): Promise<void> {
    // Nothing is kept unless a subclass does.
  }

  /** Hook: called after each write. @param by id of the admin */
  protected async afterWrite(_before: Document, _after: Document, _by?: string): Promise<void> {
    // Nothing is recorded unless a subclass does.
  }

  /**
   * Sets fields by their paths; an undefined one stays.
   * @param expected the version that it must have; absent: any
   * @param by id of the admin
   * @throws ApiError 412 when it has another version; 409 when others keep coming in between
   */
  protected async write(
    fields: Record<string, unknown>,
    expected?: DocumentVersion,
    by?: string,
  ): Promise<void> {
    const named = Object.entries(fields).filter(([, value]) => value !== undefined);
    if (named.length === 0) return;
    const change = countingWrite({ $set: Object.fromEntries(named) }, by);
    const filter = { _id: this.id };
    const empty = { $setOnInsert: this.empty() } as UpdateQuery<Document>;
    await this.model.updateOne(filter, empty, { upsert: true });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const before = (await this.findDocument()) as Document;
      if (expected && expected.version !== before.version) throw changedMeanwhile(before.updatedAt);
      await this.beforeWrite(before);
      const at = { ...filter, ...atVersion(versionOf(before)) };
      const after = await this.revision.write(() =>
        this.model
          .findOneAndUpdate(at, change as UpdateQuery<Document>, { returnDocument: 'after' })
          .lean<Document>()
          .exec(),
      );
      if (after) return this.afterWrite(before, after, by);
    }
    throw new ApiError(COMMON_ERRORS.conflict);
  }

  protected async findVersioned(): Promise<Versioned<Content>> {
    const found = await this.findDocument();
    if (!found) return { value: this.toContent(this.empty()), version: {} };
    const { _id, ...document } = withoutVersion(found);
    return { value: this.toContent(document as never), version: versionOf(found) };
  }
}

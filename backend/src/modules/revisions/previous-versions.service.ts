import { type PreviousVersion, REVISIONS_KEPT } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { DocumentVersion } from '../../database/document-version';
import { PicturesService } from '../../storage/pictures.service';
import { AdminsService } from '../auth/admins.service';
import { toPreviousVersions } from './previous-versions';
import { REVISION_MODEL, type PreviousVersionDocument } from './revision.schema';

interface Versioned extends DocumentVersion {
  _id: unknown;
}

/** Previous versions of documents, the last 30 of each. */
@Injectable()
export class PreviousVersionsService {
  constructor(
    @InjectModel(REVISION_MODEL) private readonly revisions: Model<PreviousVersionDocument>,
    private readonly pictures: PicturesService,
    private readonly admins: AdminsService,
  ) {}

  /** Keeps a document that is about to be changed. Idempotent. */
  async keep(kind: string, document: Versioned, files: Types.ObjectId[]): Promise<void> {
    const id = String(document._id);
    const { version = 0, updatedAt = new Date(), updatedBy } = document;
    const revision = { kind, id, version, at: updatedAt, by: updatedBy, document, files };
    await this.revisions.updateOne(
      { _id: `${kind}:${id}:${version}` },
      { $setOnInsert: revision },
      { upsert: true },
    );
    await this.prune(kind, id);
  }

  /**
   * Newest first, as the API answers them.
   * @param current the answer of the document as it is now
   */
  async list(
    kind: string,
    id: string,
    current: object,
    toAnswer: (document: unknown) => object,
  ): Promise<PreviousVersion[]> {
    const found = this.revisions.find({ kind, id }).sort({ version: -1 });
    const versions = await found.lean<PreviousVersionDocument[]>();
    return this.admins.withEmails(toPreviousVersions(versions, current, toAnswer), 'by');
  }

  /** @throws ApiError 404 */
  async find(kind: string, id: string, version: number): Promise<PreviousVersionDocument> {
    const _id = `${kind}:${id}:${version}`;
    const revision = await this.revisions.findById(_id).lean<PreviousVersionDocument>();
    if (!revision) throw new ApiError(COMMON_ERRORS.notFound);
    return revision;
  }

  /** Removes all of an item. @returns the files to which they referred */
  async removeOf(kind: string, id: string): Promise<Types.ObjectId[]> {
    const found = await this.revisions
      .find({ kind, id }, { files: 1 })
      .lean<PreviousVersionDocument[]>();
    await this.revisions.deleteMany({ kind, id });
    return found.flatMap(({ files }) => files);
  }

  private async prune(kind: string, id: string): Promise<void> {
    const older = this.revisions.find({ kind, id }, { files: 1 }).sort({ version: -1 });
    for (const { _id, files } of await older
      .skip(REVISIONS_KEPT)
      .lean<PreviousVersionDocument[]>()) {
      await this.pictures.letGo(files.map((file) => ({ file })));
      await this.revisions.deleteOne({ _id });
    }
  }
}

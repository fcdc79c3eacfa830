import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Listed, Page } from '../common/http/pagination';
import { ContentRevision } from '../database/content-revision';
import { FILE_MODEL, type FileMetadata, FILES_BUCKET, PICTURES } from './file.schema';
import { beganBefore, type GridFile, GridFs, type StoredContent } from './grid-fs';
import type { PictureFile } from './stored-picture';
import { VariantStore } from './variant-store';

type FileDocument = GridFile<FileMetadata>;

export interface StoredFile extends FileMetadata, StoredContent {}

/** Files as they were uploaded. */
@Injectable()
export class FileStore extends GridFs<FileMetadata> {
  constructor(
    @InjectModel(FILE_MODEL) model: Model<FileDocument>,
    private readonly revision: ContentRevision,
    private readonly variants: VariantStore,
  ) {
    super(model, FILES_BUCKET);
  }

  async find(id: Types.ObjectId): Promise<StoredFile | undefined> {
    const file = await this.files.findOne({ _id: id });
    if (!file) return undefined;
    return { ...file.metadata, ...this.toContent(file, file.metadata.contentType) };
  }

  /** Those of `ids` that are pictures, which anybody may see. */
  async findPictures(ids: readonly Types.ObjectId[]): Promise<PictureFile[]> {
    if (ids.length === 0) return [];
    const found = this.model.find({ _id: { $in: [...ids] }, 'metadata.visibility': 'public' });
    return toPictures(await found.lean<FileDocument[]>());
  }

  /** A page of all pictures, newest first. */
  async listPictures({ page, limit }: Page): Promise<Listed<PictureFile>> {
    const filter = { 'metadata.owner': PICTURES };
    const found = this.model.find(filter).sort({ uploadDate: -1, _id: -1 });
    const [files, total] = await Promise.all([
      found
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<FileDocument[]>(),
      this.model.countDocuments(filter),
    ]);
    return { items: toPictures(files), total };
  }

  /** Whether a file has been removed, by any process. */
  async isDeleted(id: Types.ObjectId): Promise<boolean> {
    return (await this.missing([id])).length > 0;
  }

  /** Total bytes of these files. */
  async lengthOf(ids: readonly Types.ObjectId[]): Promise<number> {
    let total = 0;
    const found = this.files.find({ _id: { $in: [...ids] } }, { projection: { length: 1 } });
    for await (const { length } of found) total += length;
    return total;
  }

  /** Keeps the sweep from removing pictures for as long as a new one. */
  async touch(ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.model.updateMany({ _id: { $in: [...ids] }, 'metadata.owner': PICTURES }, touched());
  }

  /** Touches and returns the picture that a request with this key has stored. */
  async touchByKey(key: string): Promise<PictureFile | undefined> {
    const found = this.model.findOneAndUpdate({ 'metadata.key': key }, touched());
    const file = await found.lean<FileDocument>();
    return file ? toPictures([file])[0] : undefined;
  }

  /** Removes files with their variants. */
  async remove(ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    const removal = async () => {
      // The originals first: a variant that is stored later finds its original deleted.
      await this.removeFiles(ids);
      await this.variants.removeOf(ids);
    };
    await this.revision.write(removal, { removes: ids.map((id) => id.toHexString()) });
  }

  /** Ids of private files begun before `time`. */
  privateBefore(time: Date): Promise<Types.ObjectId[]> {
    return this.idsOf({ _id: beganBefore(time), 'metadata.visibility': 'private' });
  }

  /** Ids of pictures last touched before `time`. */
  untouchedSince(time: Date): Promise<Types.ObjectId[]> {
    return this.idsOf({ 'metadata.touchedAt': { $lt: time } });
  }

  /** Removes pictures last touched before `time`. @returns how many */
  async removeUntouched(ids: readonly Types.ObjectId[], time: Date): Promise<number> {
    if (ids.length === 0) return 0;
    // Atomic: a request that touches a picture and then finds it cannot lose it.
    await this.model.deleteMany({ _id: { $in: [...ids] }, 'metadata.touchedAt': { $lt: time } });
    const removed = await this.missing(ids);
    await this.remove(removed);
    return removed.length;
  }

  /** Removes variants begun before `time` without an original, and unfinished uploads of variants. */
  async removeOrphanedVariants(time: Date): Promise<void> {
    await this.variants.removeOf(await this.missing(await this.variants.picturesBefore(time)));
    await this.variants.removeUnfinished(time);
  }
}

const touched = () => ({ $set: { 'metadata.touchedAt': new Date() } });

const toPictures = (files: readonly FileDocument[]): PictureFile[] =>
  files.flatMap(({ _id: id, filename: name, metadata: { picture: traits } }) =>
    traits ? [{ id, name, traits }] : [],
  );

import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, Types } from 'mongoose';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ContentRevision } from '../database/content-revision';
import type { Listed, Page } from '../common/http/pagination';
import {
  FILE_MODEL,
  type FileDocument,
  type FileMetadata,
  FILES_BUCKET,
  PICTURES,
} from './file.schema';
import { beganBefore, type GridFile, GridFs } from './grid-fs';
import type { PictureFile } from './stored-picture';
import type { StoredContent } from './stored-content';
import { VariantStore } from './variant-store';

export interface StoredFile extends FileMetadata, StoredContent {}

const MAX_KNOWN = 2_000;

/** Files as they were uploaded. */
@Injectable()
export class FileStore {
  private readonly grid: GridFs<FileMetadata>;
  /** Pictures that were asked for lately: they never change, and a page shows many. */
  private readonly known = new LRUCache<string, PictureFile>({ max: MAX_KNOWN });

  constructor(
    @InjectConnection() connection: Connection,
    @InjectModel(FILE_MODEL) private readonly model: Model<FileDocument>,
    private readonly revision: ContentRevision,
    private readonly variants: VariantStore,
  ) {
    this.grid = new GridFs(connection, FILES_BUCKET);
  }

  /** Stores the bytes at `path`. */
  put(
    id: Types.ObjectId,
    path: string,
    name: string,
    { key = id.toHexString(), ...metadata }: Omit<FileMetadata, 'key'> & { key?: string },
  ): Promise<void> {
    return this.grid.put(id, path, name, { ...metadata, key });
  }

  async find(id: Types.ObjectId): Promise<StoredFile | undefined> {
    const file = await this.grid.find(id);
    return file && this.toStored(file);
  }

  /**
   * A picture that anybody may see. One that another process has removed may still be found; its
   * variants are gone, and who then makes one learns of it by `isGone`.
   */
  async findPicture(id: Types.ObjectId): Promise<PictureFile | undefined> {
    const known = this.known.get(id.toHexString());
    if (known) return known;
    const [picture] = await this.findPictures([id]);
    if (picture) this.known.set(id.toHexString(), picture);
    return picture;
  }

  /** Whether a file has been removed, by whomever. */
  async isGone(id: Types.ObjectId): Promise<boolean> {
    const gone = (await this.missing([id])).length > 0;
    if (gone) this.known.delete(id.toHexString());
    return gone;
  }

  /** Those of `ids` that are not stored. */
  missing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.grid.missing(ids);
  }

  /** Total bytes of these files. */
  lengthOf(ids: readonly Types.ObjectId[]): Promise<number> {
    return this.grid.lengthOf(ids);
  }

  /** Writes a file's bytes to `path`; fails when there is no such file or a part of it is gone. */
  async download(id: Types.ObjectId, path: string): Promise<void> {
    const file = await this.grid.find(id);
    if (!file) throw new Error(`There is no file ${id.toHexString()}.`);
    const content = this.grid.read(id, { start: 0, end: file.length });
    await pipeline(content, createWriteStream(path));
  }

  /** Removes files with their variants. */
  async remove(ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    const files = ids.map((id) => id.toHexString());
    const removal = async () => {
      // The originals first: a variant that is stored after that is found to have none.
      await this.grid.remove(ids);
      for (const id of files) this.known.delete(id);
      await this.variants.removeOf(ids);
    };
    await this.revision.write(removal, { removes: files });
  }

  /** Those of `ids` that are pictures, which anybody may see. */
  async findPictures(ids: readonly Types.ObjectId[]): Promise<PictureFile[]> {
    if (ids.length === 0) return [];
    const found = this.model.find({ _id: { $in: [...ids] }, 'metadata.visibility': 'public' });
    return toPictures(await found.lean<FileDocument[]>());
  }

  /** A page of all pictures, newest first. */
  async listPictures({ page, limit }: Page): Promise<Listed<PictureFile>> {
    const all = { 'metadata.owner': PICTURES };
    const found = this.model.find(all).sort({ uploadDate: -1, _id: -1 });
    const [files, total] = await Promise.all([
      found
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<FileDocument[]>(),
      this.model.countDocuments(all),
    ]);
    return { items: toPictures(files), total };
  }

  /** Keeps the sweep from removing pictures for as long as a new one. */
  async touch(ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.model.updateMany({ _id: { $in: [...ids] }, 'metadata.owner': PICTURES }, touched());
  }

  /** Touches and answers the picture that a request with this key has stored. */
  async touchByKey(key: string): Promise<PictureFile | undefined> {
    const found = this.model.findOneAndUpdate({ 'metadata.key': key }, touched());
    const file = await found.lean<FileDocument>();
    return file ? toPictures([file])[0] : undefined;
  }

  /** Ids of private files begun before `time`, in batches. */
  privateBefore(time: Date): AsyncGenerator<Types.ObjectId[]> {
    const filter = { _id: beganBefore(time), 'metadata.visibility': 'private' };
    return this.idsOf(filter);
  }

  /** Ids of pictures last touched before `time`, in batches. */
  untouchedSince(time: Date): AsyncGenerator<Types.ObjectId[]> {
    return this.idsOf({ 'metadata.touchedAt': { $lt: time } });
  }

  /** Removes pictures last touched before `time`. @returns how many */
  async removeUntouched(ids: readonly Types.ObjectId[], time: Date): Promise<number> {
    if (ids.length === 0) return 0;
    // One with the removal: who touches a picture first and then looks, finds it or knows it gone.
    await this.model.deleteMany({
      _id: { $in: [...ids] },
      'metadata.touchedAt': { $lt: time },
    });
    const removed = await this.missing(ids);
    await this.remove(removed);
    return removed.length;
  }

  /** Ids of uploads begun before `time` that never ended, in batches. */
  unfinishedBefore(time: Date): AsyncGenerator<Types.ObjectId[]> {
    return this.grid.unfinishedBefore(time);
  }

  /** Removes variants begun before `time` of which the original is gone, or which never ended. */
  async removeOrphanedVariants(time: Date): Promise<void> {
    for await (const pictures of this.variants.picturesBefore(time)) {
      await this.variants.removeOf(await this.missing(pictures));
    }
    await this.variants.removeUnfinished(time);
  }

  private async *idsOf(filter: object): AsyncGenerator<Types.ObjectId[]> {
    for await (const files of this.grid.batches(filter)) {
      yield files.map(({ _id }) => _id);
    }
  }

  private toStored({ _id: id, filename: name, length, metadata }: GridFile<FileMetadata>) {
    const stored: StoredFile = {
      ...metadata,
      id,
      name,
      length,
      read: (range) => this.grid.read(id, range),
    };
    return stored;
  }
}

const touched = () => ({ $set: { 'metadata.touchedAt': new Date() } });

const toPictures = (files: readonly FileDocument[]): PictureFile[] =>
  files.flatMap(({ _id: id, filename: name, metadata: { picture: traits } }) =>
    traits ? [{ id, name, traits }] : [],
  );

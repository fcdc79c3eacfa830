import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type Connection, Types } from 'mongoose';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ContentRevision } from '../database/content-revision';
import type { PictureTraits } from '../images/encodings';
import { type GridFile, GridFs } from './grid-fs';
import type { PictureFile } from './stored-picture';
import type { StoredContent } from './stored-content';
import { VariantStore } from './variant-store';

/** Who may fetch a file by its address; of a public one, variants are what is fetched. */
export type Visibility = 'public' | 'private';

export interface FileMetadata {
  /** The module whose entity refers to the file. */
  owner: string;
  contentType: string;
  visibility: Visibility;
  /** What a picture was found to be. */
  picture?: PictureTraits;
}

export interface StoredFile extends FileMetadata, StoredContent {}

export interface OwnedFile {
  id: Types.ObjectId;
  owner: string;
}

const MAX_KNOWN = 2_000;

/** Files as they were uploaded. */
@Injectable()
export class FileStore {
  private readonly grid: GridFs<FileMetadata>;
  /** Pictures that were asked for lately: they never change, and a page shows many. */
  private readonly known = new LRUCache<string, PictureFile>({ max: MAX_KNOWN });

  constructor(
    @InjectConnection() connection: Connection,
    private readonly revision: ContentRevision,
    private readonly variants: VariantStore,
  ) {
    this.grid = new GridFs(connection, 'fs');
  }

  /** Stores the bytes at `path`; what an upload that fails has written is for the caller to remove. */
  put(id: Types.ObjectId, path: string, name: string, metadata: FileMetadata): Promise<void> {
    return this.grid.put(id, path, name, metadata);
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
    const file = await this.grid.find(id);
    if (file?.metadata.visibility !== 'public' || !file.metadata.picture) return undefined;
    const picture: PictureFile = { id, name: file.filename, traits: file.metadata.picture };
    this.known.set(id.toHexString(), picture);
    return picture;
  }

  /** Whether a file has been removed, by whomever. */
  async isGone(id: Types.ObjectId): Promise<boolean> {
    const gone = (await this.existing([id])).length === 0;
    if (gone) this.known.delete(id.toHexString());
    return gone;
  }

  /** Those of `ids` that are stored. */
  existing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.grid.existing(ids);
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

  /** Files begun before `time`, in batches. */
  async *filesBefore(time: Date, batchSize: number): AsyncGenerator<OwnedFile[]> {
    for await (const files of this.grid.batchesBefore(time, batchSize)) {
      yield files.map(({ _id: id, metadata }) => ({ id, owner: String(metadata?.owner) }));
    }
  }

  /** Ids of uploads begun before `time` that never ended, in batches. */
  unfinishedBefore(time: Date, batchSize: number): AsyncGenerator<Types.ObjectId[]> {
    return this.grid.unfinishedBefore(time, batchSize);
  }

  /** Removes variants begun before `time` of which the original is gone, or which never ended. */
  async removeOrphanedVariants(time: Date, batchSize: number): Promise<void> {
    for await (const pictures of this.variants.picturesBefore(time, batchSize)) {
      const known = new Set((await this.existing(pictures)).map(String));
      await this.variants.removeOf(pictures.filter((id) => !known.has(String(id))));
    }
    await this.variants.removeUnfinished(time, batchSize);
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

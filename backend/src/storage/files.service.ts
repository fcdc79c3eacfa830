import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { isDatabaseUnavailable } from '../common/errors/database-errors';
import { ImageProcessor } from '../images/image-processor';
import { FileReferences } from './file-references';
import { FileStore, type StoredFile } from './file-store';
import { FileTransaction } from './file-transaction';
import type { PictureFile } from './stored-picture';
import { warmUpKeys } from './variant-choice';
import { VariantMaker } from './variant-maker';

const SWEEP_BATCH = 100;

/**
 * Whether a write may have been applied although the database did not confirm it: a hung server
 * applies it when it resumes, and the entity would then lack its files.
 */
const isOutcomeUnknown = (files: FileTransaction, error: unknown): boolean =>
  files.stored.length > 0 && !files.isStoring && isDatabaseUnavailable(error);

/** What a sweep did; variants are not counted. */
export interface SweepResult {
  removed: number;
  /** Files of owners that no module of this process registered. */
  leftAlone: number;
  unknownOwners: string[];
}

@Injectable()
export class FilesService {
  private readonly logger = new Logger(FilesService.name);

  constructor(
    private readonly store: FileStore,
    private readonly references: FileReferences,
    private readonly images: ImageProcessor,
    private readonly maker: VariantMaker,
  ) {}

  /**
   * Runs a change to an entity together with its files, in the order that leaves nothing behind
   * without transactions: store the new files, write the entity, remove the old files. When the
   * work fails, what it stored is removed; when nobody knows whether it failed, by the sweep.
   * @param owner the name under which the entity's repository registered its references
   */
  async withFiles<T>(owner: string, work: (files: FileTransaction) => Promise<T>): Promise<T> {
    if (!this.references.has(owner)) throw new Error(`"${owner}" has not registered references.`);
    const files = new FileTransaction(this.store, this.images, owner);
    let result: T;
    try {
      result = await work(files);
    } catch (error) {
      if (!isOutcomeUnknown(files, error)) await this.removeUnreferenced(files.stored);
      throw error;
    }
    await this.removeUnreferenced(files.discarded);
    this.warmUp(files);
    return result;
  }

  /**
   * A picture that anybody may see.
   * @throws ApiError 404 when there is none, or only a private file
   */
  async findPicture(id: string): Promise<PictureFile> {
    const picture = await this.store.findPicture(new Types.ObjectId(id));
    if (!picture) throw new ApiError(COMMON_ERRORS.notFound);
    return picture;
  }

  /** A file that only the module it belongs to may serve; undefined when `owner` has none such. */
  async findPrivate(owner: string, id: Types.ObjectId): Promise<StoredFile | undefined> {
    const file = await this.store.find(id);
    return file?.visibility === 'private' && file.owner === owner ? file : undefined;
  }

  /** How many of these are still there; after their removal, those that were left to the sweep. */
  async countStored(ids: readonly Types.ObjectId[]): Promise<number> {
    return (await this.store.existing(ids)).length;
  }

  /** Total bytes of these files. */
  storedBytes(ids: readonly Types.ObjectId[]): Promise<number> {
    return this.store.lengthOf(ids);
  }

  /**
   * Removes files begun before `time` to which nothing refers, and variants of which the original
   * is gone. Files of modules that this process does not have are left alone: another version of
   * the program may refer to them.
   */
  async sweep(time: Date): Promise<SweepResult> {
    let removed = 0;
    let leftAlone = 0;
    const unknownOwners = new Set<string>();
    for await (const files of this.store.filesBefore(time, SWEEP_BATCH)) {
      const known = files.filter(({ owner }) => this.references.has(owner));
      removed += await this.removeOrphans(known.map(({ id }) => id));
      leftAlone += files.length - known.length;
      for (const { owner } of files) if (!this.references.has(owner)) unknownOwners.add(owner);
    }
    for await (const ids of this.store.unfinishedBefore(time, SWEEP_BATCH)) {
      removed += await this.removeOrphans(ids);
    }
    await this.store.removeOrphanedVariants(time, SWEEP_BATCH);
    return { removed, leftAlone, unknownOwners: [...unknownOwners] };
  }

  private async removeOrphans(ids: readonly Types.ObjectId[]): Promise<number> {
    const orphans = await this.references.unreferenced(ids);
    await this.store.remove(orphans);
    return orphans.length;
  }

  /** Renders ahead what nearly every visitor will ask for. */
  private warmUp({ pictures, discarded }: FileTransaction): void {
    for (const picture of pictures) {
      if (discarded.some((id) => id.equals(picture.id))) continue;
      this.maker.soon(picture, warmUpKeys(picture.traits));
    }
  }

  /** Best effort: the sweep finds what cannot be removed now. */
  private async removeUnreferenced(ids: readonly Types.ObjectId[]): Promise<void> {
    try {
      // Asked, because a write that seemed to fail may have reached the database.
      await this.store.remove(await this.references.unreferenced(ids));
    } catch (error) {
      this.logger.warn({ err: error, files: ids.map(String) }, 'files were left to the sweep');
    }
  }
}

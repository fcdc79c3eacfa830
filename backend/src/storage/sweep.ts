import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { isNewerSchema } from '../database/database-status';
import { databaseOf } from '../database/with-database';
import { FileReferences } from './file-references';
import { FileStore } from './file-store';

/** Before a file is this old, its entity may be on its way. */
export const FILE_AGE_MS = 3_600_000;
/** Before a picture is untouched for this long, a form that is open may name it. */
export const PICTURE_AGE_MS = 30 * 86_400_000;

/** Removes files that nothing refers to. */
@Injectable()
export class Sweep {
  constructor(
    private readonly store: FileStore,
    private readonly references: FileReferences,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /**
   * Removes private files and unfinished uploads begun before `time`, and variants of which the
   * original is gone.
   * @returns how many files it removed
   */
  async removeFiles(time: Date): Promise<number> {
    let removed = 0;
    const { store } = this;
    for (const batches of [store.privateBefore(time), store.unfinishedBefore(time)]) {
      for await (const ids of batches) {
        const orphans = await this.orphans(ids);
        await store.remove(orphans);
        removed += orphans.length;
      }
    }
    await store.removeOrphanedVariants(time);
    return removed;
  }

  /** Removes unreferenced pictures last touched before `time`. @returns how many */
  async removePictures(time: Date): Promise<number> {
    let removed = 0;
    for await (const ids of this.store.untouchedSince(time)) {
      removed += await this.store.removeUntouched(await this.orphans(ids), time);
    }
    return removed;
  }

  /** A newer program may refer to files where this one does not look. */
  private async orphans(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (await isNewerSchema(databaseOf(this.connection))) return [];
    return this.references.unreferenced(ids);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { DAY_MS, HOUR_MS } from '../common/durations';
import { isNewerSchema } from '../database/database-status';
import { databaseOf } from '../database/with-database';
import { FileReferences } from './file-references';
import { FileStore } from './file-store';

/** The entity of a younger file may not have been written yet. */
export const FILE_AGE_MS = HOUR_MS;
/** A form that is open may still name a picture that was touched since. */
export const PICTURE_AGE_MS = 30 * DAY_MS;

/** Ids in one query. */
const BATCH = 1_000;

/** Removes files that nothing refers to. */
@Injectable()
export class Sweep {
  constructor(
    private readonly store: FileStore,
    private readonly references: FileReferences,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /**
   * Removes unreferenced private files and unfinished uploads begun before `time`, and variants
   * without an original.
   * @returns how many files it removed
   */
  async removeFiles(time: Date): Promise<number> {
    const { store } = this;
    const unfinished = await store.unfinishedBefore(time);
    const orphans = await this.orphans([...(await store.privateBefore(time)), ...unfinished]);
    await store.remove(orphans);
    await store.removeOrphanedVariants(time);
    return orphans.length;
  }

  /** Removes unreferenced pictures last touched before `time`. @returns how many */
  async removePictures(time: Date): Promise<number> {
    const ids = await this.store.untouchedSince(time);
    let removed = 0;
    for (let from = 0; from < ids.length; from += BATCH) {
      const orphans = await this.orphans(ids.slice(from, from + BATCH));
      removed += await this.store.removeUntouched(orphans, time);
    }
    return removed;
  }

  /** Empty once a newer program runs, which may have other references. */
  private async orphans(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    if (await isNewerSchema(databaseOf(this.connection))) return [];
    return this.references.unreferenced(ids);
  }
}

import { Injectable } from '@nestjs/common';
import { ConfigError } from '../config/app-config';
import { isOutOfSpace } from '../database/server-errors';
import { StagedDocuments } from '../database/staged-documents';
import { StoredDocuments } from '../database/stored-documents';
import { BUCKET_COLLECTIONS, descriptionsOf, ORIGINALS_BUCKET } from '../storage/stored-buckets';
import type { KeptCollection } from './archive-format';
import { type CheckedBackup, checkedParts } from './check-backup';
import { Intake } from './intake';
import { NOT_KEPT } from './not-kept';
import { counted, megabytes, type Progress } from './progress';

const DISK_FULL =
  'There is no room left where the database is: free some space, then restore again, or start the site. ' +
  'You have the old state or the new one, whole.';

/** How many entries a restore would remove or change, by collection. */
export type Losses = ReadonlyMap<string, number>;

export interface RestoreOptions {
  progress: Progress;
  /** Breaks it off, as long as the site's data is untouched. */
  signal: AbortSignal;
  /** Asked when the database holds what is not in the backup. */
  confirm(losses: Losses): Promise<boolean>;
}

/** Made by sign-ins, of other files, or a file's parts: nobody misses them for themselves. */
const NOBODYS: readonly string[] = [
  ...NOT_KEPT,
  ...BUCKET_COLLECTIONS.filter((name) => name !== descriptionsOf(ORIGINALS_BUCKET)),
];

/** What a backup takes in the database: its pages are not filled to the end, and it has indexes. */
const GROWTH = 1.2;
/** With less than some of it, the database would not let the site write any more. */
const LEFT_FREE = 16_000_000;

@Injectable()
export class RestoreService {
  constructor(
    private readonly documents: StoredDocuments,
    private readonly stage: StagedDocuments,
  ) {}

  /**
   * Replaces all that the database holds by a backup that was found whole. Everything is brought in
   * beside the site's data first, which is untouched until the backup takes its place.
   * @returns whether it did: not when the confirmation was not given
   * @throws ConfigError when the backup is no longer what it was, there is no room for it, or
   *   another program uses the database
   */
  async restore(backup: CheckedBackup, options: RestoreOptions): Promise<boolean> {
    await this.checkRoom(backup);
    try {
      return await this.stageAndSwap(backup, options);
    } catch (error) {
      throw isOutOfSpace(error) ? new ConfigError(DISK_FULL, { cause: error }) : error;
    }
  }

  /** Else it would fill the disk, and the pages that it leaves are the database's for ever. */
  private async checkRoom({ length }: CheckedBackup): Promise<void> {
    const room = await this.stage.room();
    const needed = length * GROWTH + LEFT_FREE;
    if (room === undefined || room >= needed) return;
    throw new ConfigError(
      `There is no room left for the backup where the database is: it needs ${megabytes(needed)}, and ${megabytes(room)} are free. Free some space, then restore again. Nothing was changed.`,
    );
  }

  private async stageAndSwap(backup: CheckedBackup, options: RestoreOptions): Promise<boolean> {
    if (!(await this.stage.begin())) {
      throw new ConfigError('Another restore is on its way in this database: wait for its end.');
    }
    try {
      const kept = await this.bringIn(backup, options);
      const losses = await this.losses();
      if (losses.size > 0 && !(await options.confirm(losses))) return false;
      options.signal.throwIfAborted();
      await this.takePlace(kept);
      return true;
    } finally {
      await this.stage.discard();
    }
  }

  private async bringIn(
    { path, length }: CheckedBackup,
    { progress, signal }: RestoreOptions,
  ): Promise<KeptCollection[]> {
    const intake = new Intake(this.stage);
    progress.begin('Bringing the backup in', length);
    await intake.begin();
    for await (const { name, size, content } of checkedParts(path, length)) {
      signal.throwIfAborted();
      await intake.take({ name, size, content: counted(content, progress) });
    }
    const kept = await intake.end();
    progress.end();
    return kept;
  }

  private async losses(): Promise<Losses> {
    const losses = new Map<string, number>();
    for (const { name } of await this.documents.collections()) {
      const others = NOBODYS.includes(name) ? 0 : await this.stage.countOthers(name);
      if (others > 0) losses.set(name, others);
    }
    return losses;
  }

  private async takePlace(kept: KeptCollection[]): Promise<void> {
    // Also buckets of which the backup has nothing: they are staged empty.
    const names = new Set([...kept.map(({ name }) => name), ...BUCKET_COLLECTIONS]);
    for (const { name } of await this.documents.collections()) {
      if (names.has(name)) continue;
      // Emptied, not dropped: who ends the swap late would drop what the site has made again.
      await this.stage.createIndexes({ name, indexes: [] });
      names.add(name);
    }
    if (!(await this.stage.swap([...names]))) {
      throw new ConfigError(
        'Another program has opened the database meanwhile, and nothing was changed: stop the site, then restore again.',
      );
    }
  }
}

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { databaseOf } from './database-of';

const EVERY_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/** What the embedded database keeps free; MongoDB itself fails about there. */
const FULL_BYTES = 8 * MEGABYTE;
const LOW_BYTES = 1024 * MEGABYTE;
const LOW_SHARE = 0.1;

interface DatabaseStatistics {
  fsTotalSize?: number;
  fsUsedSize?: number;
  /** In the database's own files; MongoDB names it only when it is asked. */
  freeStorageSize?: number;
}

/** The disk of the database, in bytes. */
export interface Disk {
  free: number;
  total: number;
}

/** Knows how much can still be written, without asking the database each time. */
@Injectable()
export class DiskSpace implements OnApplicationBootstrap, OnModuleDestroy {
  /** Absent as long as nobody knows: not every host of databases tells. */
  current: Disk | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => void this.measure(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  get isFull(): boolean {
    return this.current !== undefined && this.current.free < FULL_BYTES;
  }

  /** Below 10 %, and below 1 GB: time to make room before nothing can be saved. */
  get isLow(): boolean {
    const { current, isFull } = this;
    if (!current) return false;
    // A tenth of a small disk is less than what counts as full.
    return isFull || current.free < Math.min(LOW_BYTES, LOW_SHARE * current.total);
  }

  /** Best effort: a database that is away is somebody else's to tell. */
  async measure(): Promise<void> {
    try {
      const statistics = await databaseOf(this.connection).command({ dbStats: 1 });
      const {
        fsTotalSize: total,
        fsUsedSize: used,
        freeStorageSize = 0,
      } = statistics as DatabaseStatistics;
      this.current =
        total && used !== undefined ? { total, free: total - used + freeStorageSize } : undefined;
    } catch {
      this.current = undefined;
    }
  }
}

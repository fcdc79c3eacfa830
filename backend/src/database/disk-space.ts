import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { databaseOf } from './database-of';

const EVERY_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/** Threshold of a full disk: the embedded database's reserve; MongoDB fails at about it, too. */
const FULL_BYTES = 8 * MEGABYTE;
const LOW_BYTES = 1024 * MEGABYTE;
const LOW_SHARE = 0.1;

interface DatabaseStatistics {
  fsTotalSize?: number;
  fsUsedSize?: number;
  /** Reusable bytes in the data files; MongoDB reports them only on request. */
  freeStorageSize?: number;
}

/** The disk of the database, in bytes. */
export interface Disk {
  free: number;
  total: number;
}

/** Polls the free disk space, so that requests need no database call for it. */
@Injectable()
export class DiskSpace implements OnApplicationBootstrap, OnModuleDestroy {
  /** Undefined if unknown: some database hosts do not report it. */
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

  /** Below 10 % and below 1 GB: warns before writes fail. */
  get isLow(): boolean {
    const { current, isFull } = this;
    if (!current) return false;
    // 10 % of a small disk may be less than FULL_BYTES.
    return isFull || current.free < Math.min(LOW_BYTES, LOW_SHARE * current.total);
  }

  /** Best effort: an unreachable database is reported elsewhere. */
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

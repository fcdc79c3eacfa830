import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, ConnectionStates } from 'mongoose';
import { databaseOf } from './with-database';

const MEASURE_EVERY_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/** The embedded database's reserve; MongoDB fails at about the same. */
const FULL_BYTES = 8 * MEGABYTE;
const LOW_BYTES = 1024 * MEGABYTE;
const LOW_SHARE = 0.1;

interface DatabaseStatistics {
  fsTotalSize?: number;
  fsUsedSize?: number;
  /** Reusable bytes in the data files; MongoDB reports them only on request. */
  freeStorageSize?: number;
}

/** The connection, and the disk of the database, polled so that requests need no call for it. */
@Injectable()
export class DatabaseHealth implements OnApplicationBootstrap, OnModuleDestroy {
  /** In bytes; undefined if unknown: some database hosts do not report it. */
  disk: { free: number; total: number } | undefined;
  /** Since when this process knows that the disk is low. */
  diskLowSince: Date | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => void this.measure(), MEASURE_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Sends no query: it may stay true for long after the server has stopped answering. */
  get isConnected(): boolean {
    return this.connection.readyState === ConnectionStates.connected;
  }

  get isDiskFull(): boolean {
    return this.disk !== undefined && this.disk.free < FULL_BYTES;
  }

  /** Below 10 % and below 1 GB: warns before writes fail. */
  get isDiskLow(): boolean {
    if (!this.disk) return false;
    // 10 % of a small disk may be less than FULL_BYTES.
    return this.isDiskFull || this.disk.free < Math.min(LOW_BYTES, LOW_SHARE * this.disk.total);
  }

  /** Best effort: an unreachable database is reported elsewhere. */
  async measure(): Promise<void> {
    try {
      const statistics: DatabaseStatistics = await databaseOf(this.connection).command({
        dbStats: 1,
      });
      const { fsTotalSize: total, fsUsedSize: used, freeStorageSize = 0 } = statistics;
      const isKnown = total && used !== undefined;
      this.disk = isKnown ? { total, free: total - used + freeStorageSize } : undefined;
    } catch {
      this.disk = undefined;
    }
    this.diskLowSince = this.isDiskLow ? (this.diskLowSince ?? new Date()) : undefined;
  }
}

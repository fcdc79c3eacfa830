import type { mongo } from 'mongoose';

/**
 * Bytes for which the embedded database has room: on its disk, and in pages of its file that hold
 * nothing, for it grows and never shrinks.
 * @returns undefined where it is another database, which looks after itself
 */
export async function roomIn(db: mongo.Db): Promise<number | undefined> {
  const { modules = [] } = (await db.command({ buildInfo: 1 })) as { modules?: string[] };
  if (!modules.includes('embedded-mongo')) return undefined;
  const { fsTotalSize, fsUsedSize, freeStorageSize } = await db.command({ dbStats: 1 });
  return Number(fsTotalSize) - Number(fsUsedSize) + Number(freeStorageSize);
}

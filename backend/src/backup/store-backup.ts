import type { mongo } from 'mongoose';
import { PassThrough } from 'node:stream';
import type { BackupSummary } from './backup-content';
import { encrypt } from './encryption';
import type { BackupPlace } from './places/backup-place';
import { type WrittenBackup, writeArchive } from './write-backup';

/** Writes the whole database, encrypted, to a place, while the site may run. */
export async function storeBackup(
  db: mongo.Db,
  place: BackupPlace,
  name: string,
  { passphrase, stopped }: { passphrase: string; stopped: AbortSignal },
): Promise<WrittenBackup> {
  const archive = new PassThrough({ signal: stopped });
  const encrypted = await encrypt(archive, passphrase);
  // Where it fails before the place reads it; the place gets the error later.
  encrypted.on('error', () => {});
  const storing = place.store(name, encrypted);
  // A full disk ends the reading, too.
  storing.catch((error: Error) => archive.destroy(error));
  const [written, stored] = await Promise.allSettled([
    writeArchive(db, archive, () => {}),
    storing,
  ]);
  const summary: BackupSummary = valueOf(written);
  return { ...summary, bytes: valueOf(stored) };
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'fulfilled') return result.value;
  throw result.reason;
}

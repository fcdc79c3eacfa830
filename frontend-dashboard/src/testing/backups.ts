import type { BackupStatus, LastBackup } from '@manjara/contracts';

/** A site of which no backup was made. */
export const NO_BACKUPS: BackupStatus = {
  last: null,
  isRunning: false,
  nightly: null,
  needsAttention: false,
};

/** @param ageMs how long ago it was made */
export const aBackup = (ageMs: number, given: Partial<LastBackup> = {}): LastBackup => ({
  kind: 'download',
  at: new Date(Date.now() - ageMs - 60_000).toISOString(),
  bytes: 420_000_000,
  damagedFiles: 0,
  ...given,
});

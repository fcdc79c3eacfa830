export const BACKUP_KINDS = ['download', 'folder', 's3'] as const;

/** How a backup was made: from the dashboard, or by itself to a folder or an S3 bucket. */
export type BackupKind = (typeof BACKUP_KINDS)[number];

export const BACKUP_FAILURES = ['no_space', 'no_access', 'unreachable', 'unknown'] as const;

export type BackupFailure = (typeof BACKUP_FAILURES)[number];

export interface LastBackup {
  kind: BackupKind;
  at: string;
  bytes: number;
  /** Files that are missing from it, because they are damaged in the database. */
  damagedFiles: number;
}

/** The backup that is made every night. */
export interface NightlyBackup {
  to: Exclude<BackupKind, 'download'>;
  /** Of the last nights, until one succeeds. */
  failure: { since: string; reason: BackupFailure } | null;
}

/** GET /backups */
export interface BackupStatus {
  /** Null: none was made since the site was installed or restored. */
  last: LastBackup | null;
  /** Whether one is being made, here or on another process. */
  isRunning: boolean;
  /** Null: none is made by itself. */
  nightly: NightlyBackup | null;
  /** The nightly backup failed, or the last backup is older than two days. */
  needsAttention: boolean;
}

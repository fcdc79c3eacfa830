import type { BackupFailure, BackupKind } from '@manjara/contracts';
import { Schema } from 'mongoose';

/** There is one such document. */
export const BACKUP_STATE_ID = 'backups';

/** The last backup and the running one. Backups do not contain it. */
export interface BackupStateDocument {
  _id: string;
  last?: { kind: BackupKind; at: Date; bytes: number; damagedFiles: number };
  /** Of the nightly ones, since the last that succeeded. */
  failure?: { since: Date; reason: BackupFailure };
  /** When the last nightly one succeeded. */
  nightlyAt: Date;
  /** When the last nightly one began. */
  attemptedAt: Date;
  /** Of the one that is being made. */
  lease: string;
  leaseUntil: Date;
  /** With which one backup is downloaded. */
  link?: { tokenHash: string; expiresAt: Date; adminId: string; sessionId: string };
}

export const BACKUP_STATE_MODEL = 'BackupState';

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const part = (fields: object) => ({ type: new Schema(fields, { _id: false }) });

export const backupStateSchema = new Schema<BackupStateDocument>(
  {
    _id: String,
    last: part({
      kind: text,
      at: date,
      bytes: { type: Number, required: true },
      damagedFiles: { type: Number, required: true },
    }),
    failure: part({ since: date, reason: text }),
    nightlyAt: date,
    attemptedAt: date,
    lease: { type: String, default: '' },
    leaseUntil: date,
    link: part({ tokenHash: text, expiresAt: date, adminId: text, sessionId: text }),
  },
  { collection: 'backups', versionKey: false },
);

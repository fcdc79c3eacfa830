import type { BackupSettings } from '../../config/backup-settings';
import type { BackupPlace } from './backup-place';
import { FolderPlace } from './folder-place';
import { S3Place } from './s3-place';

/** @param stopped aborts a running upload */
export const createPlace = (
  { to, passphrase }: BackupSettings,
  stopped: AbortSignal,
): BackupPlace =>
  to.kind === 's3' ? new S3Place(to, stopped) : new FolderPlace(to.path, passphrase);

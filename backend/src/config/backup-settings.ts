import { isAbsolute } from 'node:path';

export type BackupAddress =
  { kind: 'folder'; path: string } | { kind: 's3'; bucket: string; prefix: string };

const S3_ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/;

/** @throws Error with a sentence */
export function parseBackupAddress(text: string): BackupAddress {
  const [address, bucket = '', path = ''] = S3_ADDRESS.exec(text) ?? [];
  if (address !== undefined) {
    const folder = path.replace(/\/+$/, '');
    return { kind: 's3', bucket, prefix: folder && `${folder}/` };
  }
  if (isAbsolute(text)) return { kind: 'folder', path: text };
  throw new Error('must be a folder such as /backups, or an address such as s3://bucket/folder');
}

export type FolderAddress = BackupAddress & { kind: 'folder' };

/** A bucket, and who may write there. */
export type S3Address = BackupAddress & { kind: 's3' } & {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Of the backup that is made every night. */
export interface BackupSettings {
  passphrase: string;
  to: FolderAddress | S3Address;
}

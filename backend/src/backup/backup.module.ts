import { Module } from '@nestjs/common';
import { StagedDocuments } from '../database/staged-documents';
import { StoredDocuments } from '../database/stored-documents';
import { StoredBuckets } from '../storage/stored-buckets';
import { BackupService } from './backup.service';
import { RestoreService } from './restore.service';

/** The whole database to a file and back. It needs none of the modules that make the site. */
@Module({
  providers: [StoredDocuments, StagedDocuments, StoredBuckets, BackupService, RestoreService],
  exports: [BackupService, RestoreService],
})
export class BackupModule {}

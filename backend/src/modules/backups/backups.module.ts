import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityModule } from '../activity/activity.module';
import { AccountModule } from '../auth/account.module';
import { BackupDownloadService } from './backup-download.service';
import { BACKUP_STATE_MODEL, backupStateSchema } from './backup-state.schema';
import { BackupStateService } from './backup-state.service';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';
import { NightlyBackupService } from './nightly-backup.service';

/** Backups from the dashboard, and every night. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: BACKUP_STATE_MODEL, schema: backupStateSchema }]),
    AccountModule,
    ActivityModule,
  ],
  controllers: [BackupsController],
  providers: [BackupDownloadService, BackupStateService, BackupsService, NightlyBackupService],
  exports: [BackupsService],
})
export class BackupsModule {}

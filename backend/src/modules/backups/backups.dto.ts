import {
  BACKUP_FAILURES,
  BACKUP_KINDS,
  type BackupFailure,
  type BackupKind,
  type BackupStatus,
  type LastBackup,
  type LinkToken,
  type NightlyBackup,
} from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { ApiOrNull } from '../../common/openapi/or-null';

const TOKEN_MAX = 100;

class BackupFailureDto {
  @ApiProperty({ format: 'date-time' })
  since: string;

  @ApiProperty({ enum: BACKUP_FAILURES })
  reason: BackupFailure;
}

class LastBackupDto implements LastBackup {
  @ApiProperty({ enum: BACKUP_KINDS })
  kind: BackupKind;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'integer' })
  bytes: number;

  @ApiProperty({
    type: 'integer',
    description: 'Missing from it: they are damaged in the database',
  })
  damagedFiles: number;
}

class NightlyBackupDto implements NightlyBackup {
  @ApiProperty({ enum: ['folder', 's3'] })
  to: NightlyBackup['to'];

  @ApiOrNull(BackupFailureDto, 'Of the last nights, until one succeeds')
  failure: BackupFailureDto | null;
}

export class BackupStatusDto implements BackupStatus {
  @ApiOrNull(LastBackupDto, 'Null: none was made since the site was installed or restored')
  last: LastBackupDto | null;

  @ApiProperty()
  isRunning: boolean;

  @ApiOrNull(NightlyBackupDto, 'Null: none is made by itself')
  nightly: NightlyBackupDto | null;

  @ApiProperty({
    description: 'With nightly backups: the last one failed, or is older than two days',
  })
  needsAttention: boolean;
}

export const BACKUP_MODELS = [BackupFailureDto, LastBackupDto, NightlyBackupDto];

export class BackupLinkDto implements LinkToken {
  @ApiProperty({ description: 'For `GET /backups/file?token=`, once; it is not shown again' })
  token: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

/** GET /backups/file */
export class BackupFileQuery {
  @IsString()
  @MaxLength(TOKEN_MAX)
  @ApiProperty({ maxLength: TOKEN_MAX, description: 'From `POST /backups/link`' })
  token: string;
}

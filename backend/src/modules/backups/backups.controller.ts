import type { BackupStatus, LinkToken } from '@manjara/contracts';
import { Controller, Get, Header, Post, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/http/public.decorator';
import { Roles } from '../../common/http/roles.decorator';
import { ApiAdmin, ApiFailure } from '../../common/openapi/errors.dto';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { BackupDownloadService } from './backup-download.service';
import { BACKUP_MODELS, BackupFileQuery, BackupLinkDto, BackupStatusDto } from './backups.dto';
import { BackupsService } from './backups.service';

@ApiTags('backups')
@ApiExtraModels(...BACKUP_MODELS)
@Controller('backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly downloads: BackupDownloadService,
  ) {}

  @Get()
  @ApiAdmin()
  @Roles('owner')
  @ApiOperation({ summary: 'The last backup, and how the nightly one goes' })
  @ApiOkResponse({ type: BackupStatusDto })
  status(): Promise<BackupStatus> {
    return this.backups.status();
  }

  /** A browser that saves a file sends no token of a sign-in. */
  @Post('link')
  @ApiAdmin()
  @Roles('owner')
  @ApiOperation({ summary: 'Makes a link that downloads one backup, within a minute' })
  @ApiCreatedResponse({ type: BackupLinkDto })
  @ApiFailure(409, 'Another backup is being made')
  createLink(@CurrentAdmin() session: SignedIn): Promise<LinkToken> {
    return this.backups.createLink(session);
  }

  @Public()
  @Get('file')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Everything in one file, as `npm run backup` makes it' })
  @ApiProduces('application/x-tar')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiFailure(403, 'The link was used or has expired')
  @ApiFailure(409, 'Another backup is being made')
  download(@Query() { token }: BackupFileQuery, @Res() response: Response): Promise<void> {
    return this.downloads.send(token, response);
  }
}

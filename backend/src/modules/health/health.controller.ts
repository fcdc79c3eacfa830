import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { Public } from '../../common/http/public.decorator';
import { DatabaseHealth } from '../../database/database-health';
import { RevisionPoller } from '../../read-cache/revision-poller';
import { HealthDto } from './health.dto';

const OK: HealthDto = { status: 'ok' };
const DISK_FULL: HealthDto = { status: 'disk_full' };

@Public()
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseHealth,
    private readonly poller: RevisionPoller,
  ) {}

  /** Liveness: the process runs. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return OK;
  }

  /** Readiness: the process can answer requests. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthDto })
  ready(): HealthDto {
    if (!this.database.isConnected || this.poller.unreachable) {
      throw new ApiError(COMMON_ERRORS.unavailable);
    }
    // Not an error: the instance can still serve reads.
    return this.database.isDiskFull ? DISK_FULL : OK;
  }
}

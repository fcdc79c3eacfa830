import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, MongooseHealthIndicator } from '@nestjs/terminus';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import { Public } from '../../common/http/public.decorator';
import { RevisionWatch } from '../../read-cache/revision-watch';
import { HealthDto } from './health.dto';

const PING_MS = 1_000;
const RETRY_SOON = { headers: { 'Retry-After': '5' } };

@Public()
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: MongooseHealthIndicator,
    private readonly watch: RevisionWatch,
  ) {}

  /** Whether the process runs: asked by whoever restarts it. */
  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Whether requests can be answered: asked by whoever sends them here. */
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthDto })
  async ready(): Promise<HealthDto> {
    const { status } = await this.health.check([
      () => this.database.pingCheck('database', { timeout: PING_MS }),
    ]);
    // The connection may look whole for long after the database has stopped to answer.
    if (this.watch.unreachable) throw new ApiError(COMMON_ERRORS.unavailable, RETRY_SOON);
    return { status };
  }
}

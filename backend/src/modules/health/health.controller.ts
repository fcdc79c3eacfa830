import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, MongooseHealthIndicator } from '@nestjs/terminus';
import { Public } from '../../common/http/public.decorator';
import { HealthDto } from './health.dto';

const PING_MS = 1_000;

@Public()
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: MongooseHealthIndicator,
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
    return { status };
  }
}

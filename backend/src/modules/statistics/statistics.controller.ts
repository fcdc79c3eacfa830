import type { Statistics } from '@manjara/contracts';
import { Body, Controller, Get, Headers, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { LimitViews } from '../../common/rate-limit/rate-limit.decorators';
import { DatabaseHealth } from '../../database/database-health';
import { isRobot } from './robots';
import { StatisticsDto, ViewedDto } from './statistics.dto';
import { StatisticsService } from './statistics.service';

@ApiTags('statistics')
@Controller('statistics')
export class StatisticsController {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly database: DatabaseHealth,
  ) {}

  @Get()
  @ApiAdmin()
  @ApiOperation({
    summary: 'Visits and views of projects in the last 30 days, and the room that is left',
  })
  @ApiOkResponse({ type: StatisticsDto })
  async find(): Promise<Statistics> {
    const { disk, isDiskLow: isLow } = this.database;
    return { ...(await this.statistics.find()), ...(disk && { disk: { ...disk, isLow } }) };
  }

  @Public()
  @LimitViews()
  @Post()
  @NoContent('Counted, unless a robot or the setting says otherwise')
  @ApiOperation({
    summary: 'Counts a visit or a view of a project; nothing of the visitor is kept',
  })
  count(@Body() viewed: ViewedDto, @Headers('user-agent') userAgent?: string): void {
    if (!isRobot(userAgent)) this.statistics.count(viewed);
  }
}

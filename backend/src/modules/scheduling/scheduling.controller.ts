import type { ScheduledItem } from '@manjara/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { ScheduledItemDto } from './scheduling.dto';
import { SchedulingService } from './scheduling.service';

@ApiTags('scheduled')
@ApiAdmin()
@Controller('scheduled')
export class SchedulingController {
  constructor(private readonly scheduling: SchedulingService) {}

  @Get()
  @ApiOperation({
    summary: 'The drafts that wait for their time of publication, the next ones first',
    description: 'With those that could not be published at theirs; at most 100',
  })
  @ApiOkResponse({ type: [ScheduledItemDto] })
  list(): Promise<ScheduledItem[]> {
    return this.scheduling.list();
  }
}

import type { FirstHour } from '@manjara/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { FirstHourDto } from './first-hour.dto';
import { FirstHourService } from './first-hour.service';

@ApiTags('first-hour')
@ApiAdmin()
@Controller('first-hour')
export class FirstHourController {
  constructor(private readonly firstHour: FirstHourService) {}

  @Get()
  @ApiOperation({ summary: 'What a new site needs, and what of it is done' })
  @ApiOkResponse({ type: FirstHourDto })
  find(): Promise<FirstHour> {
    return this.firstHour.find();
  }
}

import { ACTIVITY_PAGE_SIZE, type Activity } from '@manjara/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { setListHeaders } from '../../common/http/pagination';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { LIST_HEADERS } from '../../common/openapi/list-headers';
import { AdminsService } from '../auth/admins.service';
import { ActivityDto, ActivityQueryDto } from './activity.dto';
import { ActivityService } from './activity.service';

@ApiTags('activity')
@ApiAdmin()
@Controller('activity')
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly admins: AdminsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What was done in the last year, newest first, fifty at a time' })
  @ApiOkResponse({ type: [ActivityDto], headers: LIST_HEADERS })
  async list(
    @Query() query: ActivityQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Activity[]> {
    const page = { page: query.page ?? 1, limit: ACTIVITY_PAGE_SIZE };
    const { items, total } = await this.activity.list(page);
    setListHeaders(request, response, total, page, query);
    return this.admins.withEmails(items, 'by');
  }
}

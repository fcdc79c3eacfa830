import { ACTIVITY_KINDS, ACTIVITY_PAGE_SIZE, type Activity, isOwnerKind } from '@manjara/contracts';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { LIST_HEADERS, setListHeaders } from '../../common/http/pagination';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { AdminsService } from '../auth/admins.service';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { ActivityDto, ActivityQueryDto } from './activity.dto';
import { ActivityService } from './activity.service';

const EDITOR_KINDS = ACTIVITY_KINDS.filter((kind) => !isOwnerKind(kind));

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
    @Res({ passthrough: true }) response: Response,
    @CurrentAdmin() { role }: SignedIn,
  ): Promise<Activity[]> {
    const page = { page: query.page ?? 1, limit: ACTIVITY_PAGE_SIZE };
    const { items, total } = await this.activity.list(
      page,
      role === 'owner' ? undefined : EDITOR_KINDS,
    );
    setListHeaders(response, total, page, query);
    return this.admins.withEmails(items, 'by');
  }
}

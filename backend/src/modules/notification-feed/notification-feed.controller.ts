import type { NotificationFeed } from '@manjara/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAdmin } from '../../common/openapi/errors.dto';
import { NoContent } from '../../common/openapi/no-content';
import { AdminId, CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { NotificationFeedDto, NotificationsSeenDto } from './notification-feed.dto';
import { NotificationFeedService } from './notification-feed.service';

@ApiTags('notifications')
@ApiAdmin()
@Controller('notifications')
export class NotificationFeedController {
  constructor(private readonly feed: NotificationFeedService) {}

  @Get()
  @ApiOperation({
    summary: 'The newest messages, applications, publications and warnings of the last 30 days',
  })
  @ApiOkResponse({ type: NotificationFeedDto })
  find(@CurrentAdmin() session: SignedIn): Promise<NotificationFeed> {
    return this.feed.find(session);
  }

  @Put('seen')
  @NoContent('Marked, unless a later time was marked before')
  @ApiOperation({ summary: 'Marks all up to a time as seen by you, on every device' })
  markSeen(@AdminId() adminId: string, @Body() { seenAt }: NotificationsSeenDto): Promise<void> {
    return this.feed.markSeen(adminId, new Date(seenAt));
  }
}

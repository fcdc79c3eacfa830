import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { AccountModule } from '../auth/account.module';
import { BackupsModule } from '../backups/backups.module';
import { ContentListsModule } from '../base/content-lists';
import { JobsModule } from '../jobs/jobs.module';
import { MessagesModule } from '../messages/messages.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { SchedulingModule } from '../scheduling/scheduling.module';
import { NotificationFeedController } from './notification-feed.controller';
import { NotificationFeedService } from './notification-feed.service';

@Module({
  imports: [
    AccountModule,
    ActivityModule,
    BackupsModule,
    ContentListsModule,
    JobsModule,
    MessagesModule,
    NotificationsModule,
    SchedulingModule,
  ],
  controllers: [NotificationFeedController],
  providers: [NotificationFeedService],
})
export class NotificationFeedModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../../mail/mail.module';
import { AccountModule } from '../auth/account.module';
import { PushModule } from '../push/push.module';
import { NotificationChannelsService } from './notification-channels.service';
import {
  NOTIFICATION_SETTINGS_MODEL,
  notificationSettingsSchema,
} from './notification-settings.schema';
import { NotificationSettingsService } from './notification-settings.service';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { Notifications } from './notifications';
import { NotificationsController } from './notifications.controller';

/** Tells the admin of what visitors send, by mail and on devices. */
@Module({
  imports: [
    AccountModule,
    MailModule,
    PushModule,
    SiteSettingsModule,
    MongooseModule.forFeature([
      { name: NOTIFICATION_SETTINGS_MODEL, schema: notificationSettingsSchema },
    ]),
  ],
  controllers: [NotificationsController],
  providers: [NotificationChannelsService, NotificationSettingsService, Notifications],
  exports: [Notifications, NotificationSettingsService],
})
export class NotificationsModule {}

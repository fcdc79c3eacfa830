import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { AccountModule } from '../auth/account.module';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { Notifications } from './notifications';

/** Mails to the admin about what visitors send. */
@Module({
  imports: [AccountModule, MailModule, SiteSettingsModule],
  providers: [Notifications],
  exports: [Notifications],
})
export class NotificationsModule {}

import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { AccountModule } from '../auth/account.module';
import { Notifications } from './notifications';

/** Mails to the admin about what visitors send. */
@Module({
  imports: [AccountModule, MailModule],
  providers: [Notifications],
  exports: [Notifications],
})
export class NotificationsModule {}

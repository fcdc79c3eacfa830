import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { AuthModule } from '../auth/auth.module';
import { Notifications } from './notifications';

/** Mails to the admin about what visitors send. */
@Module({ imports: [AuthModule, MailModule], providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}

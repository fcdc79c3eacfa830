import { Module } from '@nestjs/common';
import { Mailer } from './mailer';

/** Mail by SMTP, for whoever has something to tell. */
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityModule } from '../activity/activity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { MESSAGE_MODEL, messageSchema } from './message.schema';
import { MessagesController } from './messages.controller';
import { MessagesService } from './messages.service';

/** Messages of the contact form (spec §3, §7). */
@Module({
  imports: [
    ActivityModule,
    MongooseModule.forFeature([{ name: MESSAGE_MODEL, schema: messageSchema }]),
    NotificationsModule,
  ],
  controllers: [MessagesController],
  providers: [MessagesService],
  exports: [MessagesService],
})
export class MessagesModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { MESSAGE_MODEL, messageSchema } from './message.schema';
import { MessagesController } from './messages.controller';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';

/** Messages of the contact form (spec §3, §7). */
@Module({
  imports: [
    ActivityStoreModule,
    MongooseModule.forFeature([{ name: MESSAGE_MODEL, schema: messageSchema }]),
    NotificationsModule,
  ],
  controllers: [MessagesController],
  providers: [MessagesService, MessagesRepository],
  exports: [MessagesRepository],
})
export class MessagesModule {}

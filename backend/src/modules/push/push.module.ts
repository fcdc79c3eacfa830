import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { publicAgent, PUSH_AGENT, PushClient } from './push-client';
import { PUSH_KEYS_MODEL, pushKeysSchema } from './push-keys.schema';
import { PushKeysService } from './push-keys.service';
import { PushSender } from './push-sender';
import { PushSubscriptionsModule } from './push-subscriptions.module';

@Module({
  imports: [
    PushSubscriptionsModule,
    MongooseModule.forFeature([{ name: PUSH_KEYS_MODEL, schema: pushKeysSchema }]),
  ],
  providers: [
    PushClient,
    PushKeysService,
    PushSender,
    { provide: PUSH_AGENT, useFactory: publicAgent },
  ],
  exports: [PushKeysService, PushSender, PushSubscriptionsModule],
})
export class PushModule {}

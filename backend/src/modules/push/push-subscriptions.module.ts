import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PUSH_SUBSCRIPTION_MODEL, pushSubscriptionSchema } from './push-subscription.schema';
import { PushSubscriptionsService } from './push-subscriptions.service';

/** Apart from the sending, because the end of a session removes its device. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: PUSH_SUBSCRIPTION_MODEL, schema: pushSubscriptionSchema }]),
  ],
  providers: [PushSubscriptionsService],
  exports: [PushSubscriptionsService],
})
export class PushSubscriptionsModule {}

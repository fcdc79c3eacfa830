import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModule } from '../auth/account.module';
import { ActivityController } from './activity.controller';
import { ActivityService } from './activity.service';
import { ACTIVITY_MODEL, activitySchema } from './activity.schema';

@Module({
  imports: [
    AccountModule,
    MongooseModule.forFeature([{ name: ACTIVITY_MODEL, schema: activitySchema }]),
  ],
  controllers: [ActivityController],
  providers: [ActivityService],
  exports: [ActivityService],
})
export class ActivityModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityRepository } from './activity.repository';
import { ACTIVITY_MODEL, activitySchema } from './activity.schema';

/** The activity log, for the modules that write to it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ACTIVITY_MODEL, schema: activitySchema }])],
  providers: [ActivityRepository],
  exports: [ActivityRepository],
})
export class ActivityStoreModule {}

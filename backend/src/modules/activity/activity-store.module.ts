import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityRepository } from './activity.repository';
import { ACTIVITY_MODEL, activitySchema } from './activity.schema';

/** Records what the admin does, for the sign-in and the repositories of all that is edited. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ACTIVITY_MODEL, schema: activitySchema }])],
  providers: [ActivityRepository],
  exports: [ActivityRepository],
})
export class ActivityStoreModule {}

import { Module } from '@nestjs/common';
import { AccountModule } from '../auth/account.module';
import { ActivityController } from './activity.controller';
import { ActivityStoreModule } from './activity-store.module';

/** Lists who did what and when. */
@Module({
  imports: [AccountModule, ActivityStoreModule],
  controllers: [ActivityController],
})
export class ActivityModule {}

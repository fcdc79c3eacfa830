import { Module } from '@nestjs/common';
import { AccountModule } from '../auth/account.module';
import { ActivityController } from './activity.controller';
import { ActivityStoreModule } from './activity-store.module';

@Module({
  imports: [AccountModule, ActivityStoreModule],
  controllers: [ActivityController],
})
export class ActivityModule {}

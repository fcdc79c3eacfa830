import { Module } from '@nestjs/common';
import { ContentListsModule } from '../base/content-lists';
import { SchedulingController } from './scheduling.controller';
import { SchedulingService } from './scheduling.service';

/** Drafts that are published by themselves at a time that the owner chose. */
@Module({
  imports: [ContentListsModule],
  controllers: [SchedulingController],
  providers: [SchedulingService],
  exports: [SchedulingService],
})
export class SchedulingModule {}

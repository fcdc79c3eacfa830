import { Module } from '@nestjs/common';
import { ContentModule } from '../base/content.module';
import { PublishJob } from './publish-job';
import { SchedulingController } from './scheduling.controller';
import { SchedulingService } from './scheduling.service';

/** Drafts that are published by themselves at a time that the owner chose. */
@Module({
  imports: [ContentModule],
  controllers: [SchedulingController],
  providers: [SchedulingService, PublishJob],
  exports: [SchedulingService],
})
export class SchedulingModule {}

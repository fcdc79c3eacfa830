import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { CvLinks } from './cv-links';
import { JOB_MODEL, jobSchema } from './job.schema';
import { JobsController } from './jobs.controller';
import { JobsRepository } from './jobs.repository';
import { JobsService } from './jobs.service';

/** Job applications with their CVs (spec §3, §7). */
@Module({
  imports: [
    ActivityStoreModule,
    StorageModule,
    NotificationsModule,
    MongooseModule.forFeature([{ name: JOB_MODEL, schema: jobSchema }]),
  ],
  controllers: [JobsController],
  providers: [JobsService, JobsRepository, CvLinks],
  exports: [JobsRepository],
})
export class JobsModule {}

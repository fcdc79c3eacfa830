import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityModule } from '../activity/activity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { ProductLinesModule } from '../product-lines/product-lines.module';
import { CvLinks } from './cv-links';
import { JOB_MODEL, jobSchema } from './job.schema';
import { JobsController } from './jobs.controller';
import { JobsService } from './jobs.service';

/** Job applications with their CVs (spec §3, §7). */
@Module({
  imports: [
    ActivityModule,
    StorageModule,
    NotificationsModule,
    ProductLinesModule,
    MongooseModule.forFeature([{ name: JOB_MODEL, schema: jobSchema }]),
  ],
  controllers: [JobsController],
  providers: [JobsService, CvLinks],
  exports: [JobsService],
})
export class JobsModule {}

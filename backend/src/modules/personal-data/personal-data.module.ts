import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../jobs/jobs.module';
import { MessagesModule } from '../messages/messages.module';
import { PersonalDataExport } from './personal-data-export';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';
import { RetentionJob } from './retention/retention-job';
import { RETENTION_MODEL, RetentionService, retentionSchema } from './retention/retention.service';

/** Finds, exports and erases submissions, and deletes old ones after the retention period. */
@Module({
  imports: [
    MessagesModule,
    JobsModule,
    MongooseModule.forFeature([{ name: RETENTION_MODEL, schema: retentionSchema }]),
  ],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, PersonalDataExport, RetentionService, RetentionJob],
})
export class PersonalDataModule {}

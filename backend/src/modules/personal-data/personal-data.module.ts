import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../jobs/jobs.module';
import { MessagesModule } from '../messages/messages.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { PersonalDataExport } from './export/personal-data-export';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';
import { ReceivedKinds } from './received-kinds';
import { RETENTION_MODEL, retentionSchema } from './retention/retention.schema';
import { RetentionRepository } from './retention/retention.repository';
import { RetentionRuns } from './retention/retention-runs';
import { RetentionService } from './retention/retention.service';

/** What is held of a person: found, handed out, deleted, and kept no longer than the owner wants. */
@Module({
  imports: [
    MessagesModule,
    JobsModule,
    NotificationsModule,
    MongooseModule.forFeature([{ name: RETENTION_MODEL, schema: retentionSchema }]),
  ],
  controllers: [PersonalDataController],
  providers: [
    PersonalDataService,
    PersonalDataExport,
    ReceivedKinds,
    RetentionRepository,
    RetentionRuns,
    RetentionService,
  ],
})
export class PersonalDataModule {}

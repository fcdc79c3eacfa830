import { Module } from '@nestjs/common';
import { AccountModule } from '../auth/account.module';
import { ContentModule } from '../base/content.module';
import { JobsModule } from '../jobs/jobs.module';
import { MessagesModule } from '../messages/messages.module';
import { SpamJob } from './spam-job';
import { TrashController } from './trash.controller';
import { TrashJob } from './trash-job';
import { TrashService } from './trash.service';

/**
 * The trash: lists deleted items, and deletes them permanently on request or after 30 days, as spam.
 */
@Module({
  imports: [AccountModule, ContentModule, MessagesModule, JobsModule],
  controllers: [TrashController],
  providers: [TrashService, TrashJob, SpamJob],
})
export class TrashModule {}

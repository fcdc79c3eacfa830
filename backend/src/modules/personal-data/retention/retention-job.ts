import { SUBMISSION_KINDS, type SubmissionKind } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '../../../common/periodic-job';
import { JobsService } from '../../jobs/jobs.service';
import { MessagesService } from '../../messages/messages.service';
import { monthsBefore, RetentionService } from './retention.service';

const BATCH = 100;

/** Deletes submissions older than the retention period, including those in the trash. */
@Injectable()
export class RetentionJob extends PeriodicJob {
  constructor(
    private readonly choice: RetentionService,
    private readonly messages: MessagesService,
    private readonly jobs: JobsService,
  ) {
    super();
  }

  protected async run(): Promise<void> {
    for (const kind of SUBMISSION_KINDS) await this.removeOld(kind);
  }

  /** Reads the retention period for each batch, so that a change stops a running deletion. */
  private async removeOld(kind: SubmissionKind): Promise<void> {
    let deleted = 0;
    try {
      while (!this.stopping) {
        const months = (await this.choice.find()).value[kind];
        if (months === 0) break;
        const time = monthsBefore(new Date(), months);
        const ids = await this[kind].oldestBefore(time, BATCH);
        if (ids.length === 0) break;
        await this[kind].removeMany(ids);
        deleted += ids.length;
      }
    } finally {
      if (deleted > 0) this.logger.log({ [kind]: deleted }, 'old submissions were deleted');
    }
  }
}

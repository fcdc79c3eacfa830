import { SUBMISSION_KINDS, type SubmissionKind, TRASH_DAYS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';

/** Permanently deletes what went to a spam folder 30 days ago. */
@Injectable()
export class SpamJob extends PeriodicJob {
  constructor(
    private readonly messages: MessagesService,
    private readonly jobs: JobsService,
  ) {
    super();
  }

  protected async run(): Promise<void> {
    const time = new Date(Date.now() - TRASH_DAYS * DAY_MS);
    for (const kind of SUBMISSION_KINDS) await this.empty(kind, time);
  }

  private async empty(kind: SubmissionKind, time: Date): Promise<void> {
    let deleted = 0;
    try {
      while (!this.stopping && (await this[kind].removeSpamBefore(time))) deleted++;
    } finally {
      if (deleted > 0) this.logger.log({ [kind]: deleted }, 'the spam folder was emptied');
    }
  }
}

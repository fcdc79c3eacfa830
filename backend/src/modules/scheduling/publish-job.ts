import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import { SchedulingService } from './scheduling.service';

/** Publishes drafts at their time, and at the start what came due before. */
@Injectable()
export class PublishJob extends PeriodicJob {
  protected override readonly everyMs = MINUTE_MS;

  constructor(private readonly scheduling: SchedulingService) {
    super();
  }

  protected run(): Promise<void> {
    return this.scheduling.publishDue();
  }
}

import { TRASH_DAYS, TRASH_KINDS, type TrashKind } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../common/durations';
import { ApiError } from '../../common/errors/api-error';
import { PeriodicJob } from '../../common/periodic-job';
import { TrashService } from './trash.service';

const BATCH = 100;

/** Permanently deletes items that were trashed 30 days ago. */
@Injectable()
export class TrashJob extends PeriodicJob {
  constructor(private readonly trash: TrashService) {
    super();
  }

  protected async run(): Promise<void> {
    const time = new Date(Date.now() - TRASH_DAYS * DAY_MS);
    for (const kind of TRASH_KINDS) await this.empty(kind, time);
  }

  private async empty(kind: TrashKind, time: Date): Promise<void> {
    let deleted = 0;
    try {
      while (!this.stopping) {
        const ids = await this.trash.before(kind, time, BATCH);
        if (ids.length === 0) break;
        for (const id of ids) await this.trash.removeForGood(kind, id).catch(ignoreNotFound);
        deleted += ids.length;
      }
    } finally {
      if (deleted > 0) this.logger.log({ [kind]: deleted }, 'the trash was emptied');
    }
  }
}

/** Another process may have been faster. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError) || error.getStatus() !== 404) throw error;
}

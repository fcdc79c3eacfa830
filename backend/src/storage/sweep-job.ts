import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../common/durations';
import { removeStaleFolders } from '../common/forms/temporary-folder';
import { PeriodicJob } from '../common/periodic-job';
import { FILE_AGE_MS, PICTURE_AGE_MS, Sweep } from './sweep';

const HOURS_A_DAY = 24;

/** Sweeps at the start and every hour, pictures at the start and every day. */
@Injectable()
export class SweepJob extends PeriodicJob {
  protected override readonly everyMs = HOUR_MS;
  private runs = 0;

  constructor(private readonly sweep: Sweep) {
    super();
  }

  protected async run(): Promise<void> {
    const ago = (ms: number) => new Date(Date.now() - ms);
    const withPictures = this.runs++ % HOURS_A_DAY === 0;
    const files = await this.sweep.removeFiles(ago(FILE_AGE_MS));
    const pictures = withPictures ? await this.sweep.removePictures(ago(PICTURE_AGE_MS)) : 0;
    if (files + pictures > 0) {
      this.logger.log({ files, pictures }, 'removed files that nothing refers to');
    }
    await removeStaleFolders(ago(FILE_AGE_MS));
  }
}

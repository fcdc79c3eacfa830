import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { removeStaleFolders } from '../common/forms/temporary-folder';
import { FILE_AGE_MS, PICTURE_AGE_MS, Sweep } from './sweep';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** Sweeps at the start and every hour, pictures at the start and every day. */
@Injectable()
export class FileSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FileSweep.name);
  private timer: NodeJS.Timeout | undefined;
  private hours = 0;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly sweep: Sweep) {}

  onApplicationBootstrap(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), HOUR_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private begin(): void {
    this.running = this.run({ withPictures: this.hours++ % HOURS_A_DAY === 0 });
  }

  private async run({ withPictures }: { withPictures: boolean }): Promise<void> {
    const ago = (ms: number) => new Date(Date.now() - ms);
    try {
      const files = await this.sweep.removeFiles(ago(FILE_AGE_MS));
      const pictures = withPictures ? await this.sweep.removePictures(ago(PICTURE_AGE_MS)) : 0;
      if (files + pictures > 0) {
        this.logger.log({ files, pictures }, 'removed files that nothing refers to');
      }
      await removeStaleFolders(ago(FILE_AGE_MS));
    } catch (error) {
      this.logger.warn({ err: error }, 'the sweep failed; it runs again in an hour');
    }
  }
}

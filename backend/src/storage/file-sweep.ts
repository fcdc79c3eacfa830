import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { removeStaleFolders } from '../common/forms/temporary-folder';
import { FilesService } from './files.service';

const HOUR_MS = 3_600_000;

/** At the start and every hour, removes files that nothing refers to and that are an hour old. */
@Injectable()
export class FileSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FileSweep.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly files: FilesService) {}

  onApplicationBootstrap(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), HOUR_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private begin(): void {
    this.running = this.sweep(new Date(Date.now() - HOUR_MS));
  }

  private async sweep(before: Date): Promise<void> {
    try {
      const { removed, leftAlone, unknownOwners } = await this.files.sweep(before);
      if (removed > 0) this.logger.log({ removed }, 'removed files that nothing refers to');
      if (leftAlone > 0) {
        this.logger.log(
          { files: leftAlone, owners: unknownOwners },
          'left files alone of modules that this version does not have',
        );
      }
      await removeStaleFolders(before);
    } catch (error) {
      this.logger.warn({ err: error }, 'the sweep failed; it runs again in an hour');
    }
  }
}

import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type AppConfig, ConfigError } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { DemoService } from './demo.service';

const LEFT_BEHIND =
  'The demo content could not be loaded completely, and the loaded part could not be removed. ' +
  'Check that the database runs and its disk is not full, then start again.';

/** Fills an empty database before the API listens, where DEMO_CONTENT is on (design §2). */
@Injectable()
export class DemoAtStart implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoAtStart.name);

  constructor(
    @Config() private readonly config: AppConfig,
    private readonly demo: DemoService,
  ) {}

  /**
   * A failure does not stop the start: the admin can fill the site.
   * @throws ConfigError when a part is left: the next start would remove it with all that was added
   */
  async onApplicationBootstrap(): Promise<void> {
    try {
      if (this.config.demoContent) await this.demo.loadIfEmpty();
      else await this.demo.clearPartialLoad();
    } catch (error) {
      // Unknown while the database is unreachable: stop.
      const left = await this.demo.hasPartialLoad().catch(() => true);
      const rest = left ? 'a part of it is still there' : 'the loaded part was removed';
      this.logger.error({ err: error }, `the demo content could not be loaded; ${rest}`);
      if (left) throw new ConfigError(LEFT_BEHIND, { cause: error });
    }
  }
}

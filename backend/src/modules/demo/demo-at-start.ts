import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { DemoService } from './demo.service';

/** Fills an empty database before the API listens, where DEMO_CONTENT is on (design §2). */
@Injectable()
export class DemoAtStart implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoAtStart.name);

  constructor(
    @Config() private readonly config: AppConfig,
    private readonly demo: DemoService,
  ) {}

  /** Never stops the start: a site without demo content can be filled by hand. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      if (this.config.demoContent) await this.demo.loadIfEmpty();
      else await this.demo.forgetKilledLoad();
    } catch (error) {
      this.logger.error(
        { err: error },
        'the demo content could not be loaded; none of it was kept',
      );
    }
  }
}

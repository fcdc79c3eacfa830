import { Injectable, Logger } from '@nestjs/common';
import { type DemoContent, readDemoContent } from './demo-content';
import { DemoLoader } from './demo-loader';
import { DemoRepository } from './demo.repository';

/** What a reset did. */
export interface DemoReset {
  /** Entities that were there before. */
  removed: number;
  projects: number;
  products: number;
}

@Injectable()
export class DemoService {
  private readonly logger = new Logger(DemoService.name);

  constructor(
    private readonly demo: DemoRepository,
    private readonly loader: DemoLoader,
  ) {}

  /**
   * Loads the demo into a database that has no content and never had the demo; also when a load
   * before this one was killed in the middle. An admin who has removed it does not get it again.
   * Called before the API listens, so that nothing of an admin's can lie between; when it fails and
   * `hasPartialLoad`, the API must not. Only one process may fill a database.
   * @returns whether it was loaded
   */
  async loadIfEmpty(): Promise<boolean> {
    const state = await this.demo.findState();
    if (state === 'loaded') return false;
    if (state !== 'filling' && (await this.demo.hasContent())) return false;
    const begun = Date.now();
    const content = await readDemoContent();
    if (state === 'filling') await this.demo.removeContent();
    await this.demo.setState('filling');
    await this.load(content);
    this.logger.log({ ms: Date.now() - begun }, 'the demo content was loaded');
    return true;
  }

  /** Replaces all content by the demo; leaves the admin, the messages and the job applications. */
  async reset(): Promise<DemoReset> {
    // Read first: without the demo's files nothing is removed.
    const content = await readDemoContent();
    // A start meanwhile, or after a reset that was killed, neither loads nor removes anything.
    await this.demo.setState('loaded');
    const removed = await this.demo.removeContent();
    await this.load(content);
    return { removed, projects: content.projects.length, products: content.products.length };
  }

  /** Forgets a load that was killed, where the demo is not wanted: what there is stays. */
  clearPartialLoad(): Promise<void> {
    return this.demo.clearState({ state: 'filling' });
  }

  /** Whether a load of a start has not ended: the next one would remove all content. */
  async hasPartialLoad(): Promise<boolean> {
    return (await this.demo.findState()) === 'filling';
  }

  /** @throws what made it fail, after everything that was loaded has been removed again */
  private async load(content: DemoContent): Promise<void> {
    try {
      await this.loader.load(content);
      await this.demo.setState('loaded');
    } catch (error) {
      await this.demo.removeContent();
      await this.demo.clearState();
      throw error;
    }
  }
}

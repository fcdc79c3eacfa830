import { Injectable, Logger } from '@nestjs/common';
import { type DemoContent, readDemoContent } from './demo-content';
import { DemoLoader } from './demo-loader';
import { DemoRepository } from './demo.repository';

/** The result of a reset. */
export interface DemoReset {
  /** Number of entities before the reset. */
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
   * Loads the demo into a database that has no content and never had the demo, or where an earlier
   * load was killed. A demo that an admin has removed is not loaded again. Only one process may run
   * it, before the API listens: after a failure with `hasPartialLoad`, the API must not start.
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

  /** Replaces all content by the demo; keeps the admin, the messages and the job applications. */
  async reset(): Promise<DemoReset> {
    // Read first: without the demo's files nothing is removed.
    const content = await readDemoContent();
    // First: a start during or after an interrupted reset must neither load nor remove anything.
    await this.demo.setState('loaded');
    const removed = await this.demo.removeContent();
    await this.load(content);
    return { removed, projects: content.projects.length, products: content.products.length };
  }

  /** Keeps the content of an interrupted load if the demo is disabled now. */
  async clearPartialLoad(): Promise<void> {
    if (await this.hasPartialLoad()) await this.demo.clearState();
  }

  /** Whether a load at startup was interrupted: the next one would remove all content. */
  async hasPartialLoad(): Promise<boolean> {
    return (await this.demo.findState()) === 'filling';
  }

  /** Removes everything on failure. */
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

import { Injectable, Logger } from '@nestjs/common';
import { FilesService } from '../../storage/files.service';
import { readDemoContent } from './demo-content';
import type { DemoLoadState } from './demo-load.schema';
import { DemoLoader } from './demo-loader';
import { CONTENT, DemoRepository } from './demo.repository';

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
    private readonly files: FilesService,
  ) {}

  /**
   * Loads the demo into a database that has no content and never had the demo; also when a load
   * before this one was killed in the middle. An admin who has removed it does not get it again.
   * Called before the API listens, so that nothing of an admin's can lie between; when it fails and
   * `isFilling`, the API must not.
   * @returns whether it was loaded
   */
  async loadIfEmpty(): Promise<boolean> {
    const state = await this.demo.loadState();
    if (state === 'filling') await this.removeContent();
    else if (state === 'loaded' || (await this.demo.hasContent())) return false;

    const begun = Date.now();
    await this.load('filling');
    this.logger.log({ ms: Date.now() - begun }, 'the demo content was loaded');
    return true;
  }

  /** Replaces all content by the demo; leaves the admin, the messages and the job applications. */
  async reset(): Promise<DemoReset> {
    // Read first: without the demo's files nothing is removed.
    const { projects, products } = await readDemoContent();
    const removed = await this.removeContent();
    await this.load('resetting');
    return { removed, projects: projects.length, products: products.length };
  }

  /** Forgets a load that was killed, where the demo is not wanted: what there is stays. */
  async forgetKilledLoad(): Promise<void> {
    if (await this.isFilling()) await this.demo.setLoadState(null);
  }

  /** Whether a load of a start has not ended: the next one would remove all content. */
  async isFilling(): Promise<boolean> {
    return (await this.demo.loadState()) === 'filling';
  }

  /**
   * @param meanwhile the state until it has ended
   * @throws what made it fail, after everything that was loaded has been removed again
   */
  private async load(meanwhile: DemoLoadState): Promise<void> {
    const content = await readDemoContent();
    try {
      await this.demo.setLoadState(meanwhile);
      await this.loader.load(content);
      await this.demo.setLoadState('loaded');
    } catch (error) {
      // Else nothing was loaded, or all of it.
      if ((await this.demo.loadState()) === meanwhile) {
        await this.removeContent();
        await this.demo.setLoadState(null);
      }
      throw error;
    }
  }

  private async removeContent(): Promise<number> {
    let total = 0;
    for (const collection of CONTENT) {
      const { fileOwner } = collection;
      if (!fileOwner) {
        total += (await this.demo.empty(collection)).removed;
        continue;
      }
      await this.files.withFiles(fileOwner, async (unit) => {
        const { removed, files } = await this.demo.empty(collection);
        unit.discard(files.map((file) => ({ file })));
        total += removed;
      });
    }
    return total;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { FilesService } from '../../storage/files.service';
import { readDemoContent } from './demo-content';
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
   * Called before the API listens, so that nothing of an admin's can lie between.
   * @returns whether it was loaded
   */
  async loadIfEmpty(): Promise<boolean> {
    const state = await this.demo.loadState();
    if (state === 'loading') await this.removeContent();
    else if (state === 'loaded' || (await this.demo.hasContent())) return false;

    const begun = Date.now();
    await this.load();
    this.logger.log({ ms: Date.now() - begun }, 'the demo content was loaded');
    return true;
  }

  /** Replaces all content by the demo; leaves the admin, the messages and the job applications. */
  async reset(): Promise<DemoReset> {
    // Read first: without the demo's files nothing is removed.
    const { projects, products } = await readDemoContent();
    const removed = await this.removeContent();
    await this.load();
    return { removed, projects: projects.length, products: products.length };
  }

  /** Forgets a load that was killed, where the demo is not wanted: what there is stays. */
  async forgetKilledLoad(): Promise<void> {
    if ((await this.demo.loadState()) === 'loading') await this.demo.setLoadState(null);
  }

  /** @throws what made it fail, after everything that was loaded has been removed again */
  private async load(): Promise<void> {
    const content = await readDemoContent();
    await this.demo.setLoadState('loading');
    try {
      await this.loader.load(content);
    } catch (error) {
      await this.removeContent();
      await this.demo.setLoadState(null);
      throw error;
    }
    await this.demo.setLoadState('loaded');
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

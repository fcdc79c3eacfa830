import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HEARTBEAT_MS, isHeld } from '../../database/lease';
import { readDemoContent } from './demo-content';
import type { DemoLoad, DemoLoadState } from './demo-load.schema';
import { DemoLoader } from './demo-loader';
import { CONTENT, DemoRepository } from './demo.repository';

/** Between two looks at what another process does. */
const POLL_MS = 200;

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
  private readonly owner = randomUUID();

  constructor(
    private readonly demo: DemoRepository,
    private readonly loader: DemoLoader,
  ) {}

  /**
   * Loads the demo into a database that has no content and never had the demo; also when a load
   * before this one was killed in the middle. An admin who has removed it does not get it again.
   * Of several processes that start at once, one loads and the others wait.
   * Called before the API listens, so that nothing of an admin's can lie between; when it fails and
   * `isFilling`, the API must not.
   * @returns whether it was loaded
   */
  async loadIfEmpty(): Promise<boolean> {
    for (;;) {
      const last = await this.untilFree();
      if (last?.state === 'loaded') return false;
      if (last?.state !== 'filling' && (await this.demo.hasContent())) {
        // Else it is of a load that another process has begun since.
        if (!(await this.isFilling())) return false;
        continue;
      }
      const begun = Date.now();
      const loaded = await this.load('filling', last, async () => {
        if (last?.state === 'filling') await this.removeContent();
      });
      if (!loaded) continue;
      this.logger.log({ ms: Date.now() - begun }, 'the demo content was loaded');
      return true;
    }
  }

  /** Replaces all content by the demo; leaves the admin, the messages and the job applications. */
  async reset(): Promise<DemoReset> {
    // Read first: without the demo's files nothing is removed.
    const { projects, products } = await readDemoContent();
    let removed = 0;
    const empty = async () => {
      removed = await this.removeContent();
    };
    while (!(await this.load('resetting', await this.untilFree(), empty)));
    return { removed, projects: projects.length, products: products.length };
  }

  /** Forgets a load that was killed, where the demo is not wanted: what there is stays. */
  async forgetKilledLoad(): Promise<void> {
    for (;;) {
      const last = await this.untilFree();
      if (last?.state !== 'filling' || (await this.demo.forget(last))) return;
    }
  }

  /** Whether a load of a start has not ended: the next one would remove all content. */
  async isFilling(): Promise<boolean> {
    return (await this.demo.findLoad())?.state === 'filling';
  }

  /** Waits while another process is loading. @returns the last load; null when there was none */
  private async untilFree(): Promise<DemoLoad | null> {
    for (let looks = 0; ; looks++) {
      const load = await this.demo.findLoad();
      if (load?.lease?.owner === this.owner || !isHeld(load?.lease)) return load;
      if (looks === 0) this.logger.log('another process is loading the demo content; waiting');
      await pause(POLL_MS);
    }
  }

  /**
   * Loads the demo after `prepare`, while no other process does.
   * @param last the load before, as it was found
   * @returns whether it was loaded: not when another process was faster, or took it over
   * @throws what made it fail, after everything that was loaded has been removed again
   */
  private async load(
    state: DemoLoadState,
    last: DemoLoad | null,
    prepare: () => Promise<void>,
  ): Promise<boolean> {
    const content = await readDemoContent();
    if (!(await this.demo.claim(this.owner, state, last))) return false;
    const taken = new AbortController();
    const heartbeats = setInterval(() => {
      // A database that is away says nothing about the lease; it is asked again.
      const held = this.demo.renew(this.owner).catch(() => true);
      void held.then((own) => own || taken.abort());
    }, HEARTBEAT_MS);
    try {
      await prepare();
      await this.loader.load(content, taken.signal);
      return await this.demo.end(this.owner);
    } catch (error) {
      // Another process has taken it for dead, and does all of it again.
      if (taken.signal.aborted) return false;
      // Else nothing was loaded, or all of it.
      if ((await this.demo.findLoad())?.lease?.owner === this.owner) {
        await this.removeContent();
        await this.demo.forgetOwn(this.owner);
      }
      throw error;
    } finally {
      clearInterval(heartbeats);
      await this.demo.release(this.owner).catch(() => undefined);
    }
  }

  private async removeContent(): Promise<number> {
    let total = 0;
    for (const model of CONTENT) total += await this.demo.empty(model);
    return total;
  }
}

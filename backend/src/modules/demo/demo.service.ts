import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { PicturesService } from '../../storage/pictures.service';
import { CONTENT_RESOURCES } from '../base/content.module';
import { LIST_MODEL } from '../lists/list.schema';
import { REVISION_MODEL } from '../revisions/revision.schema';
import { type DemoContent, readDemoContent } from './demo-content';
import { DEMO_LOAD_MODEL, type DemoLoadDocument, type DemoLoadState } from './demo-load.schema';
import { DemoLoader } from './demo-loader';

const ID = 'demo';

/** What visitors see, with its drafts, orders and previous versions. */
const CONTENT: readonly string[] = [
  ...CONTENT_RESOURCES.map(({ model }) => model),
  LIST_MODEL,
  REVISION_MODEL,
];

/** Every stored picture in a document, however deep. */
function picturesIn(node: unknown): { file: Types.ObjectId }[] {
  if (node === null || typeof node !== 'object' || node instanceof Types.ObjectId) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'file' && value instanceof Types.ObjectId ? [{ file: value }] : picturesIn(value),
  );
}

/** The result of a reset. */
interface DemoReset {
  /** Number of entities before the reset. */
  removed: number;
  projects: number;
  products: number;
}

/** Loads the demo. Only this module may remove all content. */
@Injectable()
export class DemoService {
  private readonly logger = new Logger(DemoService.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DEMO_LOAD_MODEL) private readonly loads: Model<DemoLoadDocument>,
    private readonly revision: ContentRevision,
    private readonly pictures: PicturesService,
    private readonly loader: DemoLoader,
  ) {}

  /**
   * Loads the demo into a database that has no content and never had the demo, or where an earlier
   * load was killed. A demo that an admin has removed is not loaded again. Only one process may run
   * it, before the API listens: after a failure with `hasPartialLoad`, the API must not start.
   * @returns whether it was loaded
   */
  async loadIfEmpty(): Promise<boolean> {
    const state = await this.findState();
    if (state === 'loaded') return false;
    if (state !== 'filling' && (await this.hasContent())) return false;
    const begun = Date.now();
    const content = await readDemoContent();
    if (state === 'filling') await this.removeContent();
    await this.setState('filling');
    await this.load(content);
    this.logger.log({ ms: Date.now() - begun }, 'the demo content was loaded');
    return true;
  }

  /** Replaces all content by the demo; keeps the admin, the messages and the job applications. */
  async reset(): Promise<DemoReset> {
    // Read first: without the demo's files nothing is removed.
    const content = await readDemoContent();
    // First: a start during or after an interrupted reset must neither load nor remove anything.
    await this.setState('loaded');
    const removed = await this.removeContent();
    await this.load(content);
    return { removed, projects: content.projects.length, products: content.products.length };
  }

  /** Keeps the content of an interrupted load if the demo is disabled now. */
  async clearPartialLoad(): Promise<void> {
    if (await this.hasPartialLoad()) await this.clearState();
  }

  /** Whether the demo was ever loaded. */
  async wasLoaded(): Promise<boolean> {
    return (await this.findState()) === 'loaded';
  }

  /** Whether a load at startup was interrupted: the next one would remove all content. */
  async hasPartialLoad(): Promise<boolean> {
    return (await this.findState()) === 'filling';
  }

  /** Removes everything on failure. */
  private async load(content: DemoContent): Promise<void> {
    try {
      await this.loader.load(content);
      await this.setState('loaded');
    } catch (error) {
      await this.removeContent();
      await this.clearState();
      throw error;
    }
  }

  private async hasContent(): Promise<boolean> {
    for (const model of CONTENT) {
      if (await this.connection.model(model).exists({})) return true;
    }
    return false;
  }

  /** @returns how many documents it removed */
  private async removeContent(): Promise<number> {
    let removed = 0;
    for (const name of CONTENT) {
      const model = this.connection.model(name);
      await this.pictures.letGo(picturesIn(await model.find().lean()));
      removed += (await this.revision.write(() => model.deleteMany().exec())).deletedCount;
    }
    return removed;
  }

  private async findState(): Promise<DemoLoadState | undefined> {
    return (await this.loads.findById(ID).lean())?.state;
  }

  private async setState(state: DemoLoadState): Promise<void> {
    await this.loads.updateOne({ _id: ID }, { state }, { upsert: true });
  }

  private async clearState(): Promise<void> {
    await this.loads.deleteOne({ _id: ID });
  }
}

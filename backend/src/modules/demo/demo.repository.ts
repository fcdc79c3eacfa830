import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../common/errors/database-errors';
import { ContentRevision } from '../../database/content-revision';
import { newLease } from '../../database/lease';
import { ABOUT_MODEL } from '../about/about.schema';
import { BOX_MODEL } from '../boxes/box.schema';
import { HOME_CONTENT_MODEL } from '../home-content/home-content.schema';
import { LIST_MODEL } from '../lists/list.schema';
import { PARTNER_MODEL } from '../partners/partner.schema';
import { PRODUCT_MODEL } from '../products/product.schema';
import { PROJECT_MODEL } from '../projects/project.schema';
import { QUESTION_MODEL } from '../questions/question.schema';
import { REVISION_MODEL } from '../revisions/revision.schema';
import { REVIEW_MODEL } from '../reviews/review.schema';
import { SITE_SETTINGS_MODEL } from '../site-settings/site-settings.schema';
import { SITE_TEXTS_MODEL } from '../site-texts/site-texts.schema';
import { PicturesService } from '../../storage/pictures.service';
import { VALUE_MODEL } from '../values/value.schema';
import {
  DEMO_LOAD_ID,
  DEMO_LOAD_MODEL,
  type DemoLoad,
  type DemoLoadDocument,
  type DemoLoadState,
} from './demo-load.schema';

/** Models of all that visitors see, and of the drafts of it. Messages, jobs and the admin are not content. */
export const CONTENT: readonly string[] = [
  PROJECT_MODEL,
  PRODUCT_MODEL,
  REVIEW_MODEL,
  PARTNER_MODEL,
  VALUE_MODEL,
  QUESTION_MODEL,
  BOX_MODEL,
  LIST_MODEL,
  HOME_CONTENT_MODEL,
  ABOUT_MODEL,
  SITE_TEXTS_MODEL,
  SITE_SETTINGS_MODEL,
  REVISION_MODEL,
];

/** Every stored picture in a document, however deep. */
function picturesIn(node: unknown): { file: Types.ObjectId }[] {
  if (node === null || typeof node !== 'object' || node instanceof Types.ObjectId) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'file' && value instanceof Types.ObjectId ? [{ file: value }] : picturesIn(value),
  );
}

const ownedBy = (owner: string) => ({ _id: DEMO_LOAD_ID, 'lease.owner': owner });

/** Finds the load only as long as nobody has touched it since. */
function unchanged(found: DemoLoad | null) {
  if (!found) return { _id: DEMO_LOAD_ID, state: { $exists: false } };
  const { state, lease } = found;
  return {
    _id: DEMO_LOAD_ID,
    state,
    ...(lease
      ? { 'lease.owner': lease.owner, 'lease.expires': lease.expires }
      : { lease: { $exists: false } }),
  };
}

/** Knows all content at once, which no other module may. */
@Injectable()
export class DemoRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DEMO_LOAD_MODEL) private readonly loads: Model<DemoLoadDocument>,
    private readonly revision: ContentRevision,
    private readonly pictures: PicturesService,
  ) {}

  async hasContent(): Promise<boolean> {
    for (const model of CONTENT) {
      if (await this.connection.model(model).exists({})) return true;
    }
    return false;
  }

  /** Removes all entities of a model. @returns how many */
  async empty(model: string): Promise<number> {
    const collection = this.connection.model(model);
    await this.pictures.letGo(picturesIn(await collection.find().lean()));
    return (await this.revision.write(() => collection.deleteMany().exec())).deletedCount;
  }

  /** The last load, and who is at it; null when there was none. */
  findLoad(): Promise<DemoLoad | null> {
    return this.loads.findById(DEMO_LOAD_ID).lean();
  }

  /**
   * Begins a load, if the last one is still what it was found to be.
   * @returns whether it did: not when another process was faster
   */
  async claim(owner: string, state: DemoLoadState, found: DemoLoad | null): Promise<boolean> {
    try {
      await this.loads.updateOne(
        unchanged(found),
        { state, lease: newLease(owner) },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Renews the owner's lease. @returns whether the load is still its own */
  renew(owner: string): Promise<boolean> {
    return this.changeOwn(owner, { $set: { lease: newLease(owner) } });
  }

  /** @returns whether the load was the owner's */
  end(owner: string): Promise<boolean> {
    return this.changeOwn(owner, { $set: { state: 'loaded' }, $unset: { lease: 1 } });
  }

  /** Gives the load up as it is, for another process to begin again. */
  async release(owner: string): Promise<void> {
    await this.changeOwn(owner, { $unset: { lease: 1 } });
  }

  /** @returns whether it did: not when the load is another one by now */
  async forget(found: DemoLoad): Promise<boolean> {
    return (await this.loads.deleteOne(unchanged(found))).deletedCount === 1;
  }

  async forgetOwn(owner: string): Promise<void> {
    await this.loads.deleteOne(ownedBy(owner));
  }

  private async changeOwn(owner: string, change: UpdateQuery<DemoLoadDocument>): Promise<boolean> {
    return (await this.loads.updateOne(ownedBy(owner), change)).matchedCount === 1;
  }
}

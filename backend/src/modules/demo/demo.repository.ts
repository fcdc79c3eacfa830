import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { AboutRepository } from '../about/about.repository';
import { ABOUT_MODEL } from '../about/about.schema';
import { BOX_MODEL } from '../boxes/box.schema';
import { HomeContentRepository } from '../home-content/home-content.repository';
import { HOME_CONTENT_MODEL } from '../home-content/home-content.schema';
import { PARTNER_MODEL } from '../partners/partner.schema';
import { PartnersRepository } from '../partners/partners.repository';
import { PRODUCT_MODEL } from '../products/product.schema';
import { ProductsRepository } from '../products/products.repository';
import { PROJECT_MODEL } from '../projects/project.schema';
import { ProjectsRepository } from '../projects/projects.repository';
import { QUESTION_MODEL } from '../questions/question.schema';
import { REVIEW_MODEL } from '../reviews/review.schema';
import { ReviewsRepository } from '../reviews/reviews.repository';
import { SITE_TEXTS_MODEL } from '../site-texts/site-texts.schema';
import { VALUE_MODEL } from '../values/value.schema';
import { ValuesRepository } from '../values/values.repository';
import {
  DEMO_LOAD_ID,
  DEMO_LOAD_MODEL,
  type DemoLoadDocument,
  type DemoLoadState,
} from './demo-load.schema';

/** A collection of the site's content. */
export interface ContentCollection {
  model: string;
  /** Under which its files are stored; absent where there are none. */
  fileOwner?: string;
}

/** All that visitors see. Messages, jobs and the admin are not content. */
export const CONTENT: readonly ContentCollection[] = [
  { model: PROJECT_MODEL, fileOwner: ProjectsRepository.FILE_OWNER },
  { model: PRODUCT_MODEL, fileOwner: ProductsRepository.FILE_OWNER },
  { model: REVIEW_MODEL, fileOwner: ReviewsRepository.FILE_OWNER },
  { model: PARTNER_MODEL, fileOwner: PartnersRepository.FILE_OWNER },
  { model: VALUE_MODEL, fileOwner: ValuesRepository.FILE_OWNER },
  { model: QUESTION_MODEL },
  { model: BOX_MODEL },
  { model: HOME_CONTENT_MODEL, fileOwner: HomeContentRepository.FILE_OWNER },
  { model: ABOUT_MODEL, fileOwner: AboutRepository.FILE_OWNER },
  { model: SITE_TEXTS_MODEL },
];

/** The file of every stored picture in a document, however deep. */
function filesIn(node: unknown): Types.ObjectId[] {
  if (node === null || typeof node !== 'object' || node instanceof Types.ObjectId) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'file' && value instanceof Types.ObjectId ? [value] : filesIn(value),
  );
}

/** Knows all content at once, which no other module may. */
@Injectable()
export class DemoRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DEMO_LOAD_MODEL) private readonly loads: Model<DemoLoadDocument>,
    private readonly revision: ContentRevision,
  ) {}

  async hasContent(): Promise<boolean> {
    for (const { model } of CONTENT) {
      if (await this.connection.model(model).exists({})) return true;
    }
    return false;
  }

  /** Removes all entities of a collection; answers how many, and their files. */
  async empty({ model }: ContentCollection): Promise<{ removed: number; files: Types.ObjectId[] }> {
    const collection = this.connection.model(model);
    const files = filesIn(await collection.find().lean());
    const { deletedCount } = await this.revision.duringAny(() => collection.deleteMany().exec());
    return { removed: deletedCount, files };
  }

  /** How far the last load came; null when there was none. */
  async loadState(): Promise<DemoLoadState | null> {
    return (await this.loads.findById(DEMO_LOAD_ID).lean())?.state ?? null;
  }

  async setLoadState(state: DemoLoadState | null): Promise<void> {
    if (state) await this.loads.updateOne({ _id: DEMO_LOAD_ID }, { state }, { upsert: true });
    else await this.loads.deleteOne({ _id: DEMO_LOAD_ID });
  }
}

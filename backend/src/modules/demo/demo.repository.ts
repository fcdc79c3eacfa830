import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { CONTENT_RESOURCES } from '../base/content.module';
import { LIST_MODEL } from '../lists/list.schema';
import { REVISION_MODEL } from '../revisions/revision.schema';
import { PicturesService } from '../../storage/pictures.service';
import { DEMO_LOAD_MODEL, type DemoLoadDocument, type DemoLoadState } from './demo-load.schema';

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

/** The state of the demo load. Only this module may remove all content. */
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

  /** @returns how many documents it removed */
  async removeContent(): Promise<number> {
    let removed = 0;
    for (const name of CONTENT) {
      const model = this.connection.model(name);
      await this.pictures.letGo(picturesIn(await model.find().lean()));
      removed += (await this.revision.write(() => model.deleteMany().exec())).deletedCount;
    }
    return removed;
  }

  async findState(): Promise<DemoLoadState | undefined> {
    return (await this.loads.findById(ID).lean())?.state;
  }

  async setState(state: DemoLoadState): Promise<void> {
    await this.loads.updateOne({ _id: ID }, { state }, { upsert: true });
  }

  async clearState(): Promise<void> {
    await this.loads.deleteOne({ _id: ID });
  }
}

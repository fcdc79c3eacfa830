import type { Box } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { BOX_MODEL, type BoxDocument } from './box.schema';

const toBox = ({ _id, ...texts }: BoxDocument): Box => ({ _id: _id.toHexString(), ...texts });

@Injectable()
export class BoxesRepository {
  constructor(
    @InjectModel(BOX_MODEL) private readonly boxes: Model<BoxDocument>,
    private readonly revision: ContentRevision,
  ) {}

  /** In the order of creation. */
  async list(): Promise<Box[]> {
    const boxes = await this.boxes.find().sort({ _id: 1 }).lean();
    return boxes.map(toBox);
  }

  async create(box: Omit<Box, '_id'>): Promise<Box> {
    const created = await this.revision.write(() => this.boxes.create(box));
    return toBox(created.toObject());
  }

  /** @returns whether there was such a box */
  async remove(id: string): Promise<boolean> {
    const { deletedCount } = await this.revision.write(
      () => this.boxes.deleteOne({ _id: id }).exec(),
      { removes: [id] },
    );
    return deletedCount === 1;
  }
}

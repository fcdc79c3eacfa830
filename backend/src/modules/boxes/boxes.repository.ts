import type { Box } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BOX_MODEL, type BoxDocument } from './box.schema';

const toBox = ({ _id, ...texts }: BoxDocument): Box => ({ _id: _id.toHexString(), ...texts });

@Injectable()
export class BoxesRepository {
  constructor(@InjectModel(BOX_MODEL) private readonly boxes: Model<BoxDocument>) {}

  /** In the order of creation. */
  async list(): Promise<Box[]> {
    const boxes = await this.boxes.find().sort({ _id: 1 }).lean();
    return boxes.map(toBox);
  }

  async create(box: Omit<Box, '_id'>): Promise<Box> {
    return toBox((await this.boxes.create(box)).toObject());
  }

  /** @returns whether there was such a box */
  async remove(id: string): Promise<boolean> {
    const { deletedCount } = await this.boxes.deleteOne({ _id: id });
    return deletedCount === 1;
  }
}

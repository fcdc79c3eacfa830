import type { Value } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import type { BilingualPicture } from '../../storage/bilingual-picture';
import { FileReferences } from '../../storage/file-references';
import { fileUrl, type StoredPicture } from '../../storage/stored-picture';
import { VALUE_MODEL, type ValueDocument } from './value.schema';

export interface NewValue {
  value: string;
  arValue: string;
  image: BilingualPicture;
}

const IN_ORDER_OF_ENTRY = { _id: 1 } as const;

/** Of its picture, a value has only the address (spec §3). */
const toValue = ({ _id, value, arValue, image }: ValueDocument): Value => ({
  _id: _id.toHexString(),
  value,
  arValue,
  image: fileUrl(image.file),
  alt: image.alt,
  arAlt: image.arAlt,
});

@Injectable()
export class ValuesRepository {
  /** The name under which the pictures of values are stored. */
  static readonly FILE_OWNER = 'values';

  constructor(
    @InjectModel(VALUE_MODEL) private readonly values: Model<ValueDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(ValuesRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  async list(): Promise<Value[]> {
    return (await this.values.find().sort(IN_ORDER_OF_ENTRY).lean()).map(toValue);
  }

  async create(value: NewValue): Promise<Value> {
    const created = await this.revision.write(() => this.values.create(value));
    return toValue(created.toObject());
  }

  /** @returns the picture of the value that was removed; null when there was none */
  async remove(id: string): Promise<StoredPicture | null> {
    const removed = await this.revision.write(
      () =>
        this.values
          .findByIdAndDelete(id, { projection: { image: 1 } })
          .lean()
          .exec(),
      { removes: [id] },
    );
    return removed && removed.image;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.values.find({ 'image.file': { $in: ids } }, { image: 1 }).lean();
    return found.map(({ image }) => image.file);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { FORMER_NAME_MODEL, type FormerNameDocument } from './former-name.schema';

/** The labels of a category in both languages. */
export type CategoryNames = Pick<FormerNameDocument, 'name' | 'arName'>;

@Injectable()
export class FormerNamesService {
  constructor(
    @InjectModel(FORMER_NAME_MODEL) private readonly formerNames: Model<FormerNameDocument>,
  ) {}

  list(kind: string): Promise<FormerNameDocument[]> {
    return this.formerNames.find({ kind }).lean<FormerNameDocument[]>().exec();
  }

  /** Lets the names lead to a category, and to no other. Idempotent. */
  async add(
    kind: string,
    { name, arName }: CategoryNames,
    category: Types.ObjectId,
  ): Promise<void> {
    const isSame = { $or: [{ name }, { arName }] };
    await this.formerNames.deleteMany({ kind, ...isSame, category: { $ne: category } });
    const names = { kind, name, arName, category };
    await this.formerNames.updateOne(
      { _id: `${kind}/${name}/${arName}` },
      { $set: names },
      { upsert: true },
    );
  }

  /** Lets all former names of a category lead to another one. */
  async move(kind: string, from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
    await this.formerNames.updateMany({ kind, category: from }, { $set: { category: to } });
  }
}

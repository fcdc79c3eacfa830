import type { Role } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import { AUTH_ERRORS } from './auth.errors';
import { OWNERS_ID, OWNERS_MODEL, type OwnersDocument } from './owners.schema';

/** Who is an owner. At least one always is. */
@Injectable()
export class OwnersService {
  constructor(@InjectModel(OWNERS_MODEL) private readonly owners: Model<OwnersDocument>) {}

  /** Ids of the owners, longest-standing first. */
  async list(): Promise<string[]> {
    const found = await this.owners.findById(OWNERS_ID).lean();
    return (found?.ids ?? []).map((id) => id.toHexString());
  }

  async roleOf(adminId: string): Promise<Role> {
    return (await this.list()).includes(adminId) ? 'owner' : 'editor';
  }

  /**
   * The id that the first owner has, or will have: of several processes that start at once, all get
   * the same one.
   */
  async firstId(): Promise<string> {
    await this.owners.updateOne(
      { _id: OWNERS_ID },
      { $setOnInsert: { ids: [new Types.ObjectId()], version: 1 } },
      { upsert: true },
    );
    const [first] = await this.list();
    return first!;
  }

  add(adminId: string): Promise<void> {
    return this.change((ids) => (ids.includes(adminId) ? ids : [...ids, adminId]));
  }

  /**
   * Makes an owner an editor.
   * @throws ApiError 409 when there is no other owner
   */
  remove(adminId: string): Promise<void> {
    return this.change((ids) => {
      const others = ids.filter((id) => id !== adminId);
      if (others.length === 0) throw new ApiError(AUTH_ERRORS.lastOwner);
      return others;
    });
  }

  /** Compare-and-set, so that two owners cannot remove each other. */
  private async change(next: (ids: string[]) => string[]): Promise<void> {
    for (;;) {
      const found = await this.owners.findById(OWNERS_ID).lean();
      const ids = (found?.ids ?? []).map((id) => id.toHexString());
      const changed = next(ids);
      if (changed.length === ids.length) return;
      const { matchedCount } = await this.owners.updateOne(
        { _id: OWNERS_ID, version: found?.version },
        { $set: { ids: changed.map((id) => new Types.ObjectId(id)) }, $inc: { version: 1 } },
      );
      if (matchedCount === 1) return;
    }
  }
}

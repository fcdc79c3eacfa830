import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD_RESET_MODEL, type PasswordResetDocument } from './password-reset.schema';

const TOKEN_BYTES = 32;
const DUPLICATE_KEY = 11_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

@Injectable()
export class PasswordResetsRepository {
  constructor(
    @InjectModel(PASSWORD_RESET_MODEL) private readonly resets: Model<PasswordResetDocument>,
  ) {}

  /**
   * Makes a token for an admin, whose earlier one is void from now on. It is not kept, its hash is.
   * @param replaceable when a token expires that may be replaced; a later one stays. All by default.
   * @returns null when there is one that stays
   */
  async begin(adminId: string, expiresAt: Date, replaceable = expiresAt): Promise<string | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    try {
      await this.resets.updateOne(
        { _id: adminId, expiresAt: { $lte: replaceable } },
        { $set: { tokenHash: hashOf(token), expiresAt } },
        { upsert: true },
      );
    } catch (error) {
      // One that stays has the id that the new one would have.
      if ((error as mongo.MongoServerError).code === DUPLICATE_KEY) return null;
      throw error;
    }
    return token;
  }

  /**
   * Uses a token up: of several who send it, one gets an answer.
   * @returns the admin's id; null when the token is unknown, used or expired
   */
  async take(token: string): Promise<string | null> {
    // The time is asked as well: the database drops what has expired only about once a minute.
    const reset = await this.resets
      .findOneAndDelete({ tokenHash: hashOf(token), expiresAt: { $gt: new Date() } })
      .lean();
    return reset?._id.toHexString() ?? null;
  }

  /** Makes the token of an admin void, if there is one. */
  async cancel(adminId: string): Promise<void> {
    await this.resets.deleteOne({ _id: adminId });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD_RESET_MODEL, type PasswordResetDocument } from './password-reset.schema';

const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

@Injectable()
export class PasswordResetsRepository {
  constructor(
    @InjectModel(PASSWORD_RESET_MODEL) private readonly resets: Model<PasswordResetDocument>,
  ) {}

  /** Makes a token for an admin, whose earlier one is void from now on. It is not kept, its hash is. */
  async begin(adminId: string, expiresAt: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.resets.updateOne(
      { _id: adminId },
      { $set: { tokenHash: hashOf(token), expiresAt } },
      { upsert: true },
    );
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

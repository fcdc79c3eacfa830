import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import { isDuplicateKey } from '../../common/errors/database-errors';
import type { Admin } from './admins.service';
import { PASSWORD_RESET_MODEL, type PasswordResetDocument } from './password-reset.schema';

const TOKEN_BYTES = 32;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type AdminPassword = Pick<Admin, 'id' | 'passwordHash'>;

export interface PasswordReset {
  adminId: string;
  /** Whether the admin still has the password for which the link was made. */
  matchesPassword(admin: AdminPassword): boolean;
}

@Injectable()
export class ResetTokensService {
  constructor(
    @InjectModel(PASSWORD_RESET_MODEL) private readonly resets: Model<PasswordResetDocument>,
  ) {}

  /**
   * Creates a token for an admin and voids the earlier one. Only the hash of the token is stored.
   * @param replaceable keep an earlier token that expires after this time
   * @returns null when the earlier token was kept
   */
  async begin(
    { id, passwordHash }: AdminPassword,
    expiresAt: Date,
    replaceable: Date,
  ): Promise<string | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    try {
      await this.resets.updateOne(
        { _id: id, expiresAt: { $lte: replaceable } },
        { $set: { tokenHash: digestOf(token), passwordDigest: digestOf(passwordHash), expiresAt } },
        { upsert: true },
      );
    } catch (error) {
      // The earlier token has the same id, as the filter did not match it.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return token;
  }

  /** @returns null when the token is unknown, used, replaced or expired */
  async find(token: string): Promise<PasswordReset | null> {
    // Check the expiry too: the TTL index deletes expired documents only about once a minute.
    const reset = await this.resets
      .findOne({ tokenHash: digestOf(token), expiresAt: { $gt: new Date() } })
      .lean();
    if (!reset) return null;
    const { _id, passwordDigest } = reset;
    return {
      adminId: _id.toHexString(),
      matchesPassword: ({ passwordHash }) =>
        passwordDigest === undefined || passwordDigest === digestOf(passwordHash),
    };
  }

  async cancel(adminId: string): Promise<void> {
    await this.resets.deleteOne({ _id: adminId });
  }
}

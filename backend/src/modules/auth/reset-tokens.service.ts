import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/errors/database-errors';
import type { Admin } from './admins.service';
import { digestOf, newToken } from './link-token';
import { PASSWORD_RESET_MODEL, type PasswordResetDocument } from './password-reset.schema';

type AdminPassword = Pick<Admin, 'id' | 'passwordHash'>;

interface PasswordReset {
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
    const token = newToken();
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
    const { _id, admin = _id, passwordDigest } = reset;
    return {
      adminId: admin.toHexString(),
      matchesPassword: ({ passwordHash }) =>
        passwordDigest === undefined || passwordDigest === digestOf(passwordHash),
    };
  }

  /** Voids every link of an admin, those by mail and those of owners. */
  async cancel(adminId: string): Promise<void> {
    await this.resets.deleteOne({ _id: adminId });
    await this.revoke(adminId);
  }

  /**
   * Creates a link for an owner to pass on; an earlier one stops working.
   * @returns its token
   */
  async handOver(
    { id, passwordHash }: AdminPassword,
    by: string,
    expiresAt: Date,
  ): Promise<string> {
    const token = newToken();
    await this.revoke(id);
    await this.resets.create({
      _id: new Types.ObjectId(),
      admin: new Types.ObjectId(id),
      by,
      tokenHash: digestOf(token),
      passwordDigest: digestOf(passwordHash),
      expiresAt,
    });
    return token;
  }

  /** Until when the link that an owner made for each admin works. */
  async handedOver(adminIds: readonly string[]): Promise<Map<string, Date>> {
    const admin = { $in: adminIds.map((id) => new Types.ObjectId(id)) };
    const found = await this.resets.find({ admin, expiresAt: { $gt: new Date() } }).lean();
    return new Map(found.map((link) => [link.admin!.toHexString(), link.expiresAt]));
  }

  /** Voids the link that an owner made for an admin. */
  async revoke(adminId: string): Promise<void> {
    await this.resets.deleteMany({ admin: new Types.ObjectId(adminId) });
  }

  /** Voids the links that an owner made. */
  async revokeAllBy(ownerId: string): Promise<void> {
    await this.resets.deleteMany({ by: ownerId });
  }
}

import type { Role } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { digestOf, newToken } from '../auth/link-token';
import { INVITE_MODEL, type InviteDocument } from './invite.schema';

/** An invite that can be used. */
export interface OpenInvite extends Omit<InviteDocument, '_id' | 'tokenHash'> {
  id: string;
}

const toInvite = ({ _id, tokenHash: _tokenHash, ...invite }: InviteDocument): OpenInvite => ({
  id: _id.toHexString(),
  ...invite,
});

// Check the expiry too: the TTL index deletes expired documents only about once a minute.
const open = () => ({ expiresAt: { $gt: new Date() } });

@Injectable()
export class InviteTokensService {
  constructor(@InjectModel(INVITE_MODEL) private readonly invites: Model<InviteDocument>) {}

  /** Newest first. */
  async list(): Promise<OpenInvite[]> {
    const found = await this.invites.find(open()).sort({ expiresAt: -1 }).lean<InviteDocument[]>();
    return found.map(toInvite);
  }

  async create(
    invite: { role: Role; name: string; by: string },
    expiresAt: Date,
  ): Promise<OpenInvite & { token: string }> {
    const token = newToken();
    const dates = { createdAt: new Date(), expiresAt };
    const stored = { _id: new Types.ObjectId(), ...invite, ...dates, tokenHash: digestOf(token) };
    await this.invites.create(stored);
    return { ...toInvite(stored), token };
  }

  /** @returns null when the token is unknown, used, revoked or expired */
  async find(token: string): Promise<OpenInvite | null> {
    const found = await this.invites
      .findOne({ tokenHash: digestOf(token), ...open() })
      .lean<InviteDocument>();
    return found && toInvite(found);
  }

  /** @returns whether there was such an invite */
  async remove(id: string): Promise<boolean> {
    return (await this.invites.deleteOne({ _id: id })).deletedCount === 1;
  }

  async removeAllBy(ownerId: string): Promise<void> {
    await this.invites.deleteMany({ by: ownerId });
  }
}

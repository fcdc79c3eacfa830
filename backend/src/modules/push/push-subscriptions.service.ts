import type { PushDevice } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { createHash } from 'node:crypto';
import { PUSH_SUBSCRIPTION_MODEL, type PushSubscriptionDocument } from './push-subscription.schema';

export type PushSubscription = PushDevice & { id: string; session: string; hasFailed: boolean };

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

@Injectable()
export class PushSubscriptionsService {
  constructor(
    @InjectModel(PUSH_SUBSCRIPTION_MODEL)
    private readonly subscriptions: Model<PushSubscriptionDocument>,
  ) {}

  async findOfAdmins(adminIds: readonly string[]): Promise<PushSubscription[]> {
    const admin = { $in: adminIds.map((id) => new Types.ObjectId(id)) };
    const found = await this.subscriptions.find({ admin }).lean();
    return found.map(({ _id, admin: _admin, failedAt, ...device }) => ({
      ...device,
      id: _id,
      hasFailed: failedAt !== null,
    }));
  }

  /** Stores the device of a session, which has one only; it may have belonged to another. */
  async save({ endpoint, ...keys }: PushDevice, adminId: string, session: string): Promise<void> {
    const _id = idOf(endpoint);
    const admin = new Types.ObjectId(adminId);
    await this.subscriptions.updateOne(
      { _id },
      { $set: { endpoint, ...keys, admin, session }, $setOnInsert: { failedAt: null } },
      { upsert: true },
    );
    await this.subscriptions.deleteMany({ session, _id: { $ne: _id } });
  }

  async noteAttempt(id: string, hasArrived: boolean): Promise<void> {
    await this.subscriptions.updateOne(
      { _id: id },
      { $set: { failedAt: hasArrived ? null : new Date() } },
    );
  }

  async remove(id: string): Promise<void> {
    await this.subscriptions.deleteOne({ _id: id });
  }

  async removeOfSession(session: string): Promise<void> {
    await this.subscriptions.deleteMany({ session });
  }

  /** Removes all devices of an admin, except that of `keepSession`. */
  async removeOfAdmin(adminId: string, keepSession?: string): Promise<void> {
    await this.subscriptions.deleteMany({
      admin: new Types.ObjectId(adminId),
      ...(keepSession !== undefined && { session: { $ne: keepSession } }),
    });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { PushSubscriptionsService } from '../push/push-subscriptions.service';
import { SESSION_MODEL, type SessionDocument } from './session.schema';

@Injectable()
export class SessionsService {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<SessionDocument>,
    private readonly devices: PushSubscriptionsService,
  ) {}

  /** @returns the id of the new session */
  async begin(adminId: string, expiresAt: Date): Promise<string> {
    const id = randomBytes(24).toString('base64url');
    await this.sessions.create({
      _id: id,
      admin: new Types.ObjectId(adminId),
      createdAt: new Date(),
      expiresAt,
    });
    return id;
  }

  async isActive(id: string, adminId: string): Promise<boolean> {
    // Check the expiry too: the TTL index deletes expired documents only about once a minute.
    const session = await this.sessions.exists({
      _id: id,
      admin: new Types.ObjectId(adminId),
      expiresAt: { $gt: new Date() },
    });
    return session !== null;
  }

  /** Ends a session; its device is not told of news any more. */
  async end(id: string): Promise<void> {
    await this.sessions.deleteOne({ _id: id });
    await this.devices.removeOfSession(id);
  }

  /** Ends all sessions of an admin, except `keep`. */
  async endAll(adminId: string, keep?: string): Promise<void> {
    await this.sessions.deleteMany({
      admin: new Types.ObjectId(adminId),
      ...(keep !== undefined && { _id: { $ne: keep } }),
    });
    await this.devices.removeOfAdmin(adminId, keep);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { LIMITS } from '@manjara/contracts';
import { MINUTE_MS } from '../../common/durations';
import { PushSubscriptionsService } from '../push/push-subscriptions.service';
import { digestOf } from './link-token';
import { SESSION_MODEL, type SessionDocument } from './session.schema';

/** How often a session's `lastSeenAt` is written. */
const SEEN_INTERVAL_MS = 5 * MINUTE_MS;

/** Names a session without telling its id, which is half of the way to a token. */
export const publicSessionId = (id: string): string => digestOf(id).slice(0, 24);

const current = () => ({ expiresAt: { $gt: new Date() } });

@Injectable()
export class SessionsService {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<SessionDocument>,
    private readonly devices: PushSubscriptionsService,
  ) {}

  /** @returns the id of the new session */
  async begin(adminId: string, expiresAt: Date, userAgent = ''): Promise<string> {
    const id = randomBytes(24).toString('base64url');
    const now = new Date();
    await this.sessions.create({
      _id: id,
      admin: new Types.ObjectId(adminId),
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      userAgent: userAgent.slice(0, LIMITS.userAgent),
    });
    return id;
  }

  /** Whether the session still lasts; notes that it is used. */
  async isActive(id: string, adminId: string): Promise<boolean> {
    // Check the expiry too: the TTL index deletes expired documents only about once a minute.
    const session = await this.sessions
      .findOne({ _id: id, admin: new Types.ObjectId(adminId), ...current() })
      .lean();
    if (!session) return false;
    const now = Date.now();
    if (now - seenAt(session).getTime() >= SEEN_INTERVAL_MS) {
      // Best effort: the request does not fail for it.
      await this.sessions
        .updateOne({ _id: id }, { $set: { lastSeenAt: new Date(now) } })
        .catch(() => undefined);
    }
    return true;
  }

  /** Of one or several admins, last seen first. */
  async list(...adminIds: string[]): Promise<ActiveSession[]> {
    const admin = { $in: adminIds.map((id) => new Types.ObjectId(id)) };
    const found = await this.sessions.find({ admin, ...current() }).lean();
    return found
      .map(({ _id, admin: adminId, ...session }) => ({
        id: _id,
        adminId: adminId.toHexString(),
        userAgent: session.userAgent ?? '',
        createdAt: session.createdAt,
        lastSeenAt: seenAt(session),
      }))
      .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  }

  /** Ends a session and the notifications of its device. */
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

interface ActiveSession extends Required<
  Pick<SessionDocument, 'createdAt' | 'lastSeenAt' | 'userAgent'>
> {
  id: string;
  adminId: string;
}

const seenAt = ({ lastSeenAt, createdAt }: Pick<SessionDocument, 'lastSeenAt' | 'createdAt'>) =>
  lastSeenAt ?? createdAt;

import {
  DATED_KINDS,
  type DatedKind,
  NOTIFICATION_DAYS,
  type NotificationFeed,
  type NotificationItem,
  type NotificationKind,
  NOTIFICATIONS_SHOWN,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../common/durations';
import { DatabaseHealth } from '../../database/database-health';
import { ActivityService } from '../activity/activity.service';
import { AdminsService } from '../auth/admins.service';
import type { SignedIn } from '../auth/token';
import { BackupsService } from '../backups/backups.service';
import { ContentLists } from '../base/content-lists';
import { JobsService } from '../jobs/jobs.service';
import { MessagesService } from '../messages/messages.service';
import { NotificationSettingsService } from '../notifications/notification-settings.service';
import { SchedulingService } from '../scheduling/scheduling.service';

const NEWEST = { part: { page: 1, limit: NOTIFICATIONS_SHOWN } };

/** What happened lately: the rows of the dashboard's bell. */
@Injectable()
export class NotificationFeedService {
  constructor(
    private readonly activity: ActivityService,
    private readonly admins: AdminsService,
    private readonly backups: BackupsService,
    private readonly database: DatabaseHealth,
    private readonly jobs: JobsService,
    private readonly lists: ContentLists,
    private readonly messages: MessagesService,
    private readonly scheduling: SchedulingService,
    private readonly settings: NotificationSettingsService,
  ) {}

  /** Editors get no messages and applications. */
  async find({ adminId, role }: SignedIn): Promise<NotificationFeed> {
    const isOwner = role === 'owner';
    const after = new Date(Date.now() - NOTIFICATION_DAYS * DAY_MS);
    const [admin, ...found] = await Promise.all([
      this.admins.findById(adminId),
      isOwner ? this.received('messages') : [],
      isOwner ? this.received('jobs') : [],
      this.published(adminId, after),
      this.warnings(adminId, isOwner),
    ]);
    const seenAt = admin?.notificationsSeenAt?.toISOString() ?? '';
    const items = found
      .flat()
      .filter(({ at }) => at > after.toISOString())
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, NOTIFICATIONS_SHOWN)
      .map((item) => ({ ...item, isSeen: item.isSeen || item.at <= seenAt }));
    return { items, unseen: items.filter(({ isSeen }) => !isSeen).length };
  }

  /** @param at a time in the future counts as now */
  markSeen(adminId: string, at: Date): Promise<void> {
    return this.admins.markNotificationsSeen(adminId, new Date(Math.min(at.getTime(), Date.now())));
  }

  private async received(kind: 'messages' | 'jobs'): Promise<NotificationItem[]> {
    const { items } = await this[kind].find(NEWEST);
    return items.map(({ _id, name, createdAt, isRead }) => ({
      kind,
      id: _id,
      at: createdAt,
      name,
      isSeen: isRead,
    }));
  }

  /** Published items, except those that this admin published by hand. */
  private async published(adminId: string, after: Date): Promise<NotificationItem[]> {
    const added = await this.activity.findAdded(DATED_KINDS, after, NOTIFICATIONS_SHOWN);
    const idsOf = (kind: DatedKind) =>
      added.flatMap((each) => (each.kind === kind && each.id ? each.id : []));
    const isPublic = new Map(
      await Promise.all(
        DATED_KINDS.map(
          async (kind) => [kind, await this.lists.of(kind).publishedAmong(idsOf(kind))] as const,
        ),
      ),
    );
    const listed = new Set<string>();
    return added.flatMap(({ action, kind, id, at, by, name, arName }) => {
      const isListed = id && isPublic.get(kind as DatedKind)?.has(id) && !listed.has(id);
      if (!isListed) return [];
      listed.add(id);
      return {
        kind: kind as DatedKind,
        id,
        at: at.toISOString(),
        name,
        arName,
        isSeen: by === adminId && action !== 'published_as_scheduled',
      };
    });
  }

  /** Problems that the owner has to solve. */
  private async warnings(adminId: string, isOwner: boolean): Promise<NotificationItem[]> {
    const [mail, scheduled, backupFailedSince] = await Promise.all([
      this.settings.mailOf(adminId),
      this.scheduling.list(),
      isOwner ? this.backups.failedSince() : undefined,
    ]);
    const { diskLowSince } = this.database;
    const warning = (kind: NotificationKind, at: string) => ({ kind, at, isSeen: false });
    return [
      ...(diskLowSince ? [warning('disk_low', diskLowSince.toISOString())] : []),
      ...(isOwner && mail.isOn && mail.failedAt
        ? [warning('mail_failed', mail.failedAt.toISOString())]
        : []),
      ...(backupFailedSince ? [warning('backup_failed', backupFailedSince.toISOString())] : []),
      ...scheduled.flatMap(({ publishFaults, publishAt, name, arName }) =>
        publishFaults ? [{ ...warning('not_published', publishAt), name, arName }] : [],
      ),
    ];
  }
}

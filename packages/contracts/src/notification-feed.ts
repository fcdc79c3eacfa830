import { DATED_KINDS } from './content';

/**
 * What needs attention: the disk is nearly full, the last mail was lost, the nightly
 * backup fails, a draft could not be published at its time.
 */
export const WARNING_KINDS = ['disk_low', 'mail_failed', 'backup_failed', 'not_published'] as const;

/** Rows of the bell: what came in, what went public (API paths of the lists), and warnings. */
export const NOTIFICATION_KINDS = ['messages', 'jobs', ...DATED_KINDS, ...WARNING_KINDS] as const;

export type WarningKind = (typeof WARNING_KINDS)[number];

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Newest ones that are listed. */
export const NOTIFICATIONS_SHOWN = 20;

/** Older ones are not listed. */
export const NOTIFICATION_DAYS = 30;

export interface NotificationItem {
  kind: NotificationKind;
  /** Of the message, application or entity; absent for warnings. */
  id?: string;
  at: string;
  /** The sender's name, or the entity's at the time; of warnings only the draft's. */
  name?: string;
  /** Absent for names in one language. */
  arName?: string;
  isSeen: boolean;
}

/** GET /notifications, newest first. */
export interface NotificationFeed {
  items: NotificationItem[];
  unseen: number;
}

/** PUT /notifications/seen */
export interface NotificationsSeen {
  /** Time of the newest one that was shown; those up to it count as seen. */
  seenAt: string;
}

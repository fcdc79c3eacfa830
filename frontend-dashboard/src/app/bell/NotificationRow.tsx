import {
  type NotificationItem,
  type NotificationKind,
  WARNING_KINDS,
  type WarningKind,
} from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, type IconName, VisuallyHidden } from '@manjara/ui';
import { screenOf } from '../../content/screen-of';
import { useDateTime } from '../../format/useDateTime';
import { useWhat } from '../../screens/activity/useWhat';
import styles from './Notifications.module.css';

const ICONS: Readonly<Partial<Record<NotificationKind, IconName>>> = {
  messages: 'message',
  jobs: 'briefcase',
};

/** Where a warning is put right, relative to /dashboard. */
const WARNINGS: Readonly<Record<WarningKind, string>> = {
  disk_low: 'overview',
  mail_failed: 'profile#notifications',
  backup_failed: 'backups',
  not_published: 'overview',
};

const isWarning = (kind: NotificationKind): kind is WarningKind =>
  (WARNING_KINDS as readonly string[]).includes(kind);

/** One notification, with a link to its item. */
export function NotificationRow({ item, onOpen }: { item: NotificationItem; onOpen: () => void }) {
  const t = useText();
  const sentence = useSentence(item);
  const timeOf = useDateTime();
  const { at, id, isSeen, kind } = item;
  const to = isWarning(kind) ? `/dashboard/${WARNINGS[kind]}` : screenOf(kind, id);
  return (
    <li>
      <Link
        to={to ?? '/dashboard/overview'}
        className={styles.row}
        data-unseen={!isSeen || undefined}
        data-warning={isWarning(kind) || undefined}
        onClick={onOpen}
      >
        <Icon name={isWarning(kind) ? 'warning' : (ICONS[kind] ?? 'globe')} />
        <span className={styles.text}>
          {!isSeen && <VisuallyHidden>{t('dashboard.bell.unseen')} </VisuallyHidden>}
          {sentence}
          <time dateTime={at} className={styles.time}>
            {timeOf(at)}
          </time>
        </span>
      </Link>
    </li>
  );
}

function useSentence({ kind, ...names }: NotificationItem): string {
  const t = useText();
  const { language } = useLanguage();
  const name = inLanguage(names, 'name', language);
  const what = useWhat(isWarning(kind) ? undefined : kind, name);
  if (isWarning(kind)) return t(`dashboard.bell.${kind}`, { name });
  if (kind === 'messages' || kind === 'jobs') return t(`dashboard.bell.${kind}`, { name });
  return t('dashboard.activity.actions.published', { what });
}

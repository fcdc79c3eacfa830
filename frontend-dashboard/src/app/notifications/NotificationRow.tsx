import type { NotificationItem, NotificationKind } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import { Icon, type IconName, VisuallyHidden } from '@manjara/ui';
import { screenOf } from '../../content/screen-of';
import { useDateTime } from '../../format/useDateTime';
import { useWhat } from '../../screens/activity/useWhat';
import styles from './Notifications.module.css';

const ICONS: Readonly<Partial<Record<NotificationKind, IconName>>> = {
  messages: 'message',
  jobs: 'briefcase',
  disk_low: 'warning',
};

/** One notification, with a link to its item. */
export function NotificationRow({ item, onOpen }: { item: NotificationItem; onOpen: () => void }) {
  const t = useText();
  const sentence = useSentence(item);
  const timeOf = useDateTime();
  const { at, id, isSeen, kind } = item;
  const to = kind === 'disk_low' ? '/dashboard/overview' : screenOf(kind, id);
  return (
    <li>
      <Link
        to={to ?? '/dashboard/overview'}
        className={styles.row}
        data-unseen={!isSeen || undefined}
        data-warning={kind === 'disk_low' || undefined}
        onClick={onOpen}
      >
        <Icon name={ICONS[kind] ?? 'globe'} />
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
  const what = useWhat(kind === 'disk_low' ? undefined : kind, name);
  switch (kind) {
    case 'messages':
    case 'jobs':
      return t(`dashboard.bell.${kind}`, { name });
    case 'disk_low':
      return t('dashboard.bell.diskLow');
    default:
      return t('dashboard.activity.actions.published', { what });
  }
}

import type { NotificationFeed } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Badge, Dialog, EmptyState, IconButton } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notificationsQuery, useMarkNotificationsSeen } from '../../api/notifications';
import { Loaded } from '../../page/Loaded';
import { NotificationRow } from './NotificationRow';
import styles from './Notifications.module.css';

/** The bell: what came in, went public or needs attention. Opening it marks all as seen. */
export function Notifications() {
  const t = useText();
  const { locale } = useLanguage();
  const [open, setOpen] = useState(false);
  const query = useQuery(notificationsQuery());
  const count = query.data?.unseen ?? 0;
  const number = count.toLocaleString(locale);
  const title = t('dashboard.bell.title');
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="bell"
        label={count > 0 ? `${title}: ${t('dashboard.bell.count', { count, number })}` : title}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={title}
        onClick={() => setOpen(true)}
      >
        {count > 0 && (
          <span className={styles.badge}>
            <Badge tone="accent">{number}</Badge>
          </span>
        )}
      </IconButton>
      <Dialog open={open} onClose={close} title={title} className={styles.panel}>
        <Loaded query={query} failed={t('dashboard.bell.loadFailed')}>
          {(feed) => <Feed feed={feed} onOpen={close} />}
        </Loaded>
      </Dialog>
    </>
  );
}

function Feed({ feed: { items, unseen }, onOpen }: { feed: NotificationFeed; onOpen: () => void }) {
  const t = useText();
  const { mutate } = useMarkNotificationsSeen();
  const newest = items[0]?.at;
  useEffect(() => {
    if (unseen > 0 && newest) mutate({ seenAt: newest });
  }, [mutate, newest, unseen]);
  if (items.length === 0) {
    return (
      <EmptyState icon="bell" title={t('dashboard.bell.none')}>
        {t('dashboard.bell.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <NotificationRow key={`${item.kind} ${item.id}`} item={item} onOpen={onOpen} />
      ))}
    </ul>
  );
}

import { Link, useLanguage, useText } from '@manjara/platform';
import { useUnreadCounts } from '../../api/inbox/get-unread-counts';
import type { Inbox } from '../../api/inbox/inbox';
import { PageHeading } from '../../page/PageHeading';
import { Illustration } from './illustrations/Illustration';
import { InboxList } from './InboxList';
import styles from './InboxPage.module.css';

/** The frame of both inboxes (spec §2). */
export default function InboxPage({ inbox }: { inbox: Inbox }) {
  const t = useText();
  const { locale } = useLanguage();
  const unread = useUnreadCounts()[inbox];
  const title =
    unread === undefined
      ? t(`dashboard.inbox.${inbox}.title`)
      : t(`dashboard.inbox.${inbox}.titleWithCount`, { number: unread.toLocaleString(locale) });

  return (
    <>
      <div className={styles.banner}>
        <PageHeading title={title} help="folders">
          {t(`dashboard.inbox.${inbox}.intro`)}{' '}
          <Link to="/dashboard/personal-data" className={styles.link}>
            {t('dashboard.inbox.personalData')}
          </Link>
        </PageHeading>
        <Illustration inbox={inbox} />
      </div>
      <InboxList inbox={inbox} />
    </>
  );
}

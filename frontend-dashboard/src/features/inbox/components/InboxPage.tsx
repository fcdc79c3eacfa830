import { Link, useLanguage, useText } from '@manjara/platform';
import { Button, ErrorState, Spinner } from '@manjara/ui';
import { useEffect } from 'react';
import { type Inbox, useInbox } from '../../../api/inbox';
import { Notice } from '../../../components/Notice';
import { PageHeading } from '../../../components/PageHeading';
import { isSilent } from '../../../lib/api/failure';
import { logFailure } from '../../../lib/log';
import { Illustration } from './Illustration';
import { InboxList } from './InboxList';
import styles from './InboxPage.module.css';
import { InboxSkeleton } from './InboxSkeleton';

/** What visitors have sent: the frame of both inboxes (spec §2). */
export function InboxPage({ inbox }: { inbox: Inbox }) {
  const t = useText();
  const { locale } = useLanguage();
  const { data, error, refetch, checking } = useInbox(inbox);

  // The screen tells the admin in its own place; the cause goes to the console (spec §8).
  useEffect(() => {
    if (error && !isSilent(error)) logFailure(`The ${inbox} could not be loaded.`, error);
  }, [error, inbox]);

  const unread = data?.filter(({ isRead }) => !isRead).length;
  const title =
    unread === undefined
      ? t(`dashboard.inbox.${inbox}.title`)
      : t(`dashboard.inbox.${inbox}.titleWithCount`, { number: unread.toLocaleString(locale) });

  return (
    <>
      <div className={styles.banner}>
        <PageHeading title={title}>
          {t(`dashboard.inbox.${inbox}.intro`)}{' '}
          <Link to="/dashboard/personal-data" className={styles.link}>
            {t('dashboard.inbox.personalData')}
          </Link>
        </PageHeading>
        <Illustration inbox={inbox} />
      </div>
      {data ? (
        <>
          {error && <Outdated onRetry={() => void refetch()} />}
          {checking && (
            <div className={styles.loader}>
              <Spinner size="s" />
            </div>
          )}
          <InboxList inbox={inbox} items={data} />
        </>
      ) : error ? (
        <ErrorState title={t(`dashboard.inbox.${inbox}.listFailed`)} onRetry={() => void refetch()}>
          {t('dashboard.inbox.listFailedText')}
        </ErrorState>
      ) : (
        <InboxSkeleton />
      )}
    </>
  );
}

function Outdated({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.outdated}>
      <Notice tone="warning">
        {t('dashboard.inbox.outdated')}{' '}
        <Button variant="ghost" size="s" icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Notice>
    </div>
  );
}

import { useText } from '@manjara/platform';
import { Button, ErrorState, Skeleton, Spinner } from '@manjara/ui';
import type { Inbox } from '../../api/inbox/inbox';
import { useTrashDays } from '../../format/useDays';
import { Notice } from '../../page/Notice';
import { useInbox } from './useInbox';
import { FolderTabs } from './FolderTabs';
import { InboxCards } from './InboxCards';
import styles from './InboxList.module.css';
import { InboxToolbar } from './InboxToolbar';

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

/** Toolbar and cards of an inbox, with its loading and error states (spec §2). */
export function InboxList({ inbox }: { inbox: Inbox }) {
  const t = useText();
  const state = useInbox(inbox);
  const days = useTrashDays();
  const { filter, change, hrefWith, page, first, checking, error, retry } = state;
  return (
    <>
      <FolderTabs
        inbox={inbox}
        current={filter.folder}
        hrefOf={(folder) => hrefWith({ folder, unread: false })}
      />
      {filter.folder === 'spam' && (
        <div className={styles.notice}>
          <Notice>{t('dashboard.inbox.spamNote', { days })}</Notice>
        </div>
      )}
      <InboxToolbar inbox={inbox} filter={filter} onChange={change} total={page?.total} />
      {page && first ? (
        <>
          {error && (
            <div className={styles.notice}>
              <Notice tone="warning">
                {t('dashboard.inbox.outdated')}{' '}
                <Button variant="ghost" size="s" icon="refresh" onClick={retry}>
                  {t('common.retry')}
                </Button>
              </Notice>
            </div>
          )}
          {checking && (
            <div className={styles.loader}>
              <Spinner size="s" />
            </div>
          )}
          <InboxCards inbox={inbox} state={state} page={page} first={first} />
        </>
      ) : error ? (
        <ErrorState title={t(`dashboard.inbox.${inbox}.listFailed`)} onRetry={retry}>
          {t('dashboard.inbox.listFailedText')}
        </ErrorState>
      ) : (
        <>
          <div className={styles.loader}>
            <Spinner />
          </div>
          <div className={styles.cards}>
            {SKELETON_CARDS.map((card) => (
              <Skeleton key={card} shape="block" className={styles.skeleton} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

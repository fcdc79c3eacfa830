import { useText } from '@manjara/platform';
import { Button, ErrorState, Spinner } from '@manjara/ui';
import type { Inbox } from '../../../api/inbox';
import { Notice } from '../../../components/Notice';
import { useInbox } from '../hooks/useInbox';
import { useInboxFilter } from '../hooks/useInboxFilter';
import { InboxCards } from './InboxCards';
import styles from './InboxList.module.css';
import { InboxSkeleton } from './InboxSkeleton';
import { InboxToolbar } from './InboxToolbar';

/** Toolbar and cards of an inbox, with its loading and error states. */
export function InboxList({ inbox }: { inbox: Inbox }) {
  const t = useText();
  const filters = useInboxFilter();
  const { page, first, isPrevious, checking, error, retry } = useInbox(inbox, filters.filter);
  const { filter, change } = filters;
  return (
    <>
      <InboxToolbar inbox={inbox} filter={filter} onChange={change} total={page?.total} />
      {page && first ? (
        <>
          {error && <Outdated onRetry={retry} />}
          {checking && (
            <div className={styles.loader}>
              <Spinner size="s" />
            </div>
          )}
          <InboxCards
            inbox={inbox}
            filters={filters}
            page={page}
            first={first}
            isPrevious={isPrevious}
          />
        </>
      ) : error ? (
        <ErrorState title={t(`dashboard.inbox.${inbox}.listFailed`)} onRetry={retry}>
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
    <div className={styles.notice}>
      <Notice tone="warning">
        {t('dashboard.inbox.outdated')}{' '}
        <Button variant="ghost" size="s" icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Notice>
    </div>
  );
}

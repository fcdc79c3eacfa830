import { useLanguage, useText } from '@manjara/platform';
import { CheckboxField } from '@manjara/ui';
import type { Inbox, InboxFilter } from '../../../api/inbox';
import { SearchBox } from '../../../components/SearchBox';
import type { ChangeInboxFilter } from '../hooks/useInboxFilter';
import { ExportButton } from './ExportButton';
import styles from './InboxToolbar.module.css';

export interface InboxToolbarProps {
  inbox: Inbox;
  filter: InboxFilter;
  onChange: ChangeInboxFilter;
  /** Number of matches on all pages; undefined until known. */
  total: number | undefined;
}

/** Search, the filter by unread, how many there are, and their export. */
export function InboxToolbar({ inbox, filter, onChange, total }: InboxToolbarProps) {
  const t = useText();
  const { locale } = useLanguage();
  return (
    <div className={styles.toolbar} role="search" aria-label={t(`dashboard.inbox.${inbox}.filter`)}>
      <SearchBox
        className={styles.search}
        search={filter.search}
        onChange={onChange}
        placeholder={t('dashboard.inbox.searchPlaceholder')}
      />
      <div className={styles.line}>
        <CheckboxField
          className={styles.unread}
          label={t('dashboard.inbox.unreadOnly')}
          checked={filter.unread}
          onChange={(event) => onChange({ unread: event.target.checked })}
        />
        <span role="status" className={styles.count}>
          {total !== undefined &&
            t(`dashboard.inbox.${inbox}.count`, {
              count: total,
              number: total.toLocaleString(locale),
            })}
        </span>
        <ExportButton inbox={inbox} filter={filter} disabled={!total} />
      </div>
    </div>
  );
}

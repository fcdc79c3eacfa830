import { toast, useLanguage, useText } from '@manjara/platform';
import { Button, CheckboxField } from '@manjara/ui';
import { useState } from 'react';
import { getAll, type Inbox, type InboxFilter } from '../../api/inbox/inbox';
import { SearchBox } from '../../lists/SearchBox';
import { useCounted } from '../../format/useCounted';
import { useFailureText } from '../../api/useFailureText';
import type { ChangeFilter } from '../../lists/useFilterParams';
import { download } from '../../browser/download';
import { logFailure } from '../../browser/log';
import styles from './InboxToolbar.module.css';

const EXPORT_TOAST = 'export';

export interface InboxToolbarProps {
  inbox: Inbox;
  filter: InboxFilter;
  onChange: ChangeFilter<InboxFilter>;
  /** Number of matches on all pages; undefined until known. */
  total: number | undefined;
}

/** Search, the filter by unread, how many there are, and their export. */
export function InboxToolbar({ inbox, filter, onChange, total }: InboxToolbarProps) {
  const t = useText();
  const counted = useCounted();
  // Items in work or done are always read.
  const mayBeUnread = filter.folder !== 'in_work' && filter.folder !== 'done';
  const { exporting, save } = useExport(inbox, filter);
  return (
    <div className={styles.toolbar} role="search" aria-label={t(`dashboard.inbox.${inbox}.filter`)}>
      <SearchBox
        search={filter.search}
        onChange={onChange}
        placeholder={t('dashboard.inbox.searchPlaceholder')}
      />
      <div className={styles.line}>
        {mayBeUnread && (
          <CheckboxField
            className={styles.unread}
            label={t('dashboard.inbox.unreadOnly')}
            checked={filter.unread}
            onChange={(event) => onChange({ unread: event.target.checked })}
          />
        )}
        <span role="status" className={styles.count}>
          {total !== undefined && t(`dashboard.inbox.${inbox}.count`, counted(total))}
        </span>
        <Button
          variant="secondary"
          size="s"
          icon="arrow-down"
          disabled={!total}
          loading={exporting}
          onClick={() => void save()}
        >
          {t('dashboard.inbox.export')}
        </Button>
      </div>
    </div>
  );
}

/** Exports all matches as CSV; the CSV code is loaded on first use. */
function useExport(inbox: Inbox, filter: InboxFilter) {
  const t = useText();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [exporting, setExporting] = useState(false);

  async function save() {
    setExporting(true);
    try {
      const [csv, items] = await Promise.all([
        import(/* webpackChunkName: "dash-csv" */ './inbox-csv'),
        getAll(inbox, filter),
      ]);
      download(csv.csvName(inbox), csv.toCsv(items, t, language), 'text/csv;charset=utf-8');
      toast.dismiss(EXPORT_TOAST);
    } catch (error) {
      logFailure('The list could not be exported.', error);
      toast.error(failureText(error), { id: EXPORT_TOAST });
    } finally {
      setExporting(false);
    }
  }

  return { exporting, save };
}

import { toast, useLanguage, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useState } from 'react';
import { getAll, type Inbox, type InboxFilter } from '../../../api/inbox';
import { useFailureText } from '../../../hooks/useFailureText';
import { download } from '../../../lib/download';
import { logFailure } from '../../../lib/log';

const EXPORT_TOAST = 'export';

export interface ExportButtonProps {
  inbox: Inbox;
  filter: InboxFilter;
  disabled: boolean;
}

/** Exports all matches as CSV; the CSV code is loaded on first use. */
export function ExportButton({ inbox, filter, disabled }: ExportButtonProps) {
  const t = useText();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const [csv, items] = await Promise.all([
        import(/* webpackChunkName: "dash-csv" */ '../hooks/inbox-csv'),
        getAll(inbox, filter),
      ]);
      download(csv.csvName(inbox), csv.toCsv(items, t, language), 'text/csv;charset=utf-8');
      toast.dismiss(EXPORT_TOAST);
    } catch (error) {
      logFailure('The list could not be exported.', error);
      toast.error(failureText(error), { id: EXPORT_TOAST });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="s"
      icon="arrow-down"
      disabled={disabled}
      loading={busy}
      onClick={() => void save()}
    >
      {t('dashboard.inbox.export')}
    </Button>
  );
}

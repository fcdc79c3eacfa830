import { toast, useLanguage, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useState } from 'react';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { download } from '../../../lib/download';
import { logFailure } from '../../../lib/log';

const EXPORT_TOAST = 'export';

/** Saves what is found as a table; the code that writes it comes with the first use. */
export function ExportButton({ inbox, items }: { inbox: Inbox; items: InboxItem[] }) {
  const t = useText();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const csv = await import(/* webpackChunkName: "dash-csv" */ '../hooks/inbox-csv');
      download(csv.csvName(inbox), csv.toCsv(items, t, language), 'text/csv;charset=utf-8');
      toast.dismiss(EXPORT_TOAST);
    } catch (error) {
      logFailure('The list could not be exported.', error);
      toast.error(t('dashboard.errors.unexpected'), { id: EXPORT_TOAST });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="s"
      icon="arrow-down"
      disabled={items.length === 0}
      loading={busy}
      onClick={() => void save()}
    >
      {t('dashboard.inbox.export')}
    </Button>
  );
}

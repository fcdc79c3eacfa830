import { hasSearchableText } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, EmptyState } from '@manjara/ui';
import type { Inbox } from '../../../api/inbox';

export interface NothingHereProps {
  inbox: Inbox;
  /** Whether there are items that the filter leaves out. */
  filtered: boolean;
  search: string;
  onClear: () => void;
}

/** No card to show, and what can be done about it. */
export function NothingHere({ inbox, filtered, search, onClear }: NothingHereProps) {
  const t = useText();
  return filtered ? (
    <EmptyState
      icon="search-empty"
      role="status"
      title={t(`dashboard.inbox.${inbox}.noMatch`)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('dashboard.inbox.showAll')}
        </Button>
      }
    >
      {search && !hasSearchableText(search)
        ? t('dashboard.tables.nothingToSearch', { search })
        : t('dashboard.inbox.noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState icon="inbox" title={t(`dashboard.inbox.${inbox}.none`)}>
      {t(`dashboard.inbox.${inbox}.noneText`)}
    </EmptyState>
  );
}

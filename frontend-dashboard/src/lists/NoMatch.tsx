import { hasSearchableText } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, EmptyState } from '@manjara/ui';

export interface NoMatchProps {
  title: string;
  text: string;
  search: string;
  clearLabel: string;
  onClear: () => void;
}

/** A list without any item that matches its filter, with a button that clears the filter. */
export function NoMatch({ title, text, search, clearLabel, onClear }: NoMatchProps) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      role="status"
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    >
      {search && !hasSearchableText(search)
        ? t('dashboard.tables.nothingToSearch', { search })
        : text}
    </EmptyState>
  );
}

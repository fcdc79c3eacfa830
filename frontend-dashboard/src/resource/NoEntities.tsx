import { hasSearchableText } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, EmptyState, type IconName } from '@manjara/ui';
import type { ReactNode } from 'react';
import type { ResourceName } from './registry';

export interface NoEntitiesProps {
  of: ResourceName;
  drafts: boolean;
  icon: IconName;
  /** There are some, but none that matches. */
  filtered: boolean;
  search: string;
  onClear: () => void;
  /** Leads to adding the first one. */
  add: ReactNode;
}

/** A table without rows says what to do. */
export function NoEntities(props: NoEntitiesProps) {
  const { of, drafts, icon, filtered, search, onClear, add } = props;
  const t = useText();
  return filtered ? (
    <EmptyState
      icon="search-empty"
      role="status"
      title={t(`dashboard.${of}.noMatch`)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t(`dashboard.${of}.clearFilter`)}
        </Button>
      }
    >
      {search && !hasSearchableText(search)
        ? t('dashboard.tables.nothingToSearch', { search })
        : t(`dashboard.${of}.noMatchText`)}
    </EmptyState>
  ) : drafts ? (
    <EmptyState icon={icon} title={t('dashboard.drafts.none')}>
      {t('dashboard.drafts.noneText')}
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={t(`dashboard.${of}.none`)} action={add}>
      {t(`dashboard.${of}.noneText`)}
    </EmptyState>
  );
}

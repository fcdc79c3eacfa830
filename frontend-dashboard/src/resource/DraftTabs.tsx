import { type Status, STATUSES } from '@manjara/contracts';
import { Link, useText } from '@manjara/platform';
import { useCounted } from '../format/useCounted';
import { pathsOf, type Resource } from './define-resource';
import styles from './DraftTabs.module.css';
import type { TableFilter } from './table';
import { useEntityCount } from './useEntityList';

export interface DraftTabsProps {
  resource: Resource;
  current: Status;
}

/** Links to the published items and to the drafts. */
export function DraftTabs({ resource, current }: DraftTabsProps) {
  const t = useText();
  const counted = useCounted();
  const count = useEntityCount(resource, 'draft');
  const labels = {
    published: t('dashboard.drafts.publishedTab'),
    draft:
      count === undefined
        ? t('dashboard.drafts.title')
        : t('dashboard.drafts.draftsTab', counted(count)),
  };
  return (
    <nav className={styles.tabs} aria-label={t('dashboard.drafts.tabs')}>
      {STATUSES.map((status) => (
        <Link
          key={status}
          to={pathsOf(resource).list(status)}
          className={styles.tab}
          aria-current={status === current ? 'page' : undefined}
        >
          {labels[status]}
        </Link>
      ))}
    </nav>
  );
}

export interface OtherMatchesProps {
  resource: Resource;
  filter: TableFilter;
  /** Of the other list, which is searched. */
  status: Status;
}

/** Links to matches of the search in the other list: drafts or published items. */
export function OtherMatches(props: OtherMatchesProps) {
  const { filter } = props;
  return <div role="status">{filter.search && <Found {...props} />}</div>;
}

function Found({ resource, filter, status }: OtherMatchesProps) {
  const t = useText();
  const counted = useCounted();
  const total = useEntityCount(resource, status, filter);
  if (!total) return null;
  const key = status === 'draft' ? 'draftsMatch' : 'publishedMatch';
  const query = new URLSearchParams({ search: filter.search });
  return (
    <p className={styles.matches}>
      <Link to={`${pathsOf(resource).list(status)}?${query}`}>
        {t(`dashboard.drafts.${key}`, counted(total))}
      </Link>
    </p>
  );
}

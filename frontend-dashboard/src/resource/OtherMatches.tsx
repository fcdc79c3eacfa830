import type { Status } from '@manjara/contracts';
import { Link, useText } from '@manjara/platform';
import { useCounted } from '../hooks/useCounted';
import { pathsOf, type Resource } from './define-resource';
import styles from './OtherMatches.module.css';
import type { TableFilter } from './table';
import { useEntityCount } from './useEntityList';

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
    <p className={styles.found}>
      <Link to={`${pathsOf(resource).list(status)}?${query}`}>
        {t(`dashboard.drafts.${key}`, counted(total))}
      </Link>
    </p>
  );
}

import { Link, useLanguage, useText } from '@manjara/platform';
import { pathsOf, type Resource } from './define-resource';
import styles from './OtherMatches.module.css';
import type { TableFilter } from './table';
import { useDraftRows } from './useDrafts';
import { useEntityList } from './useEntityList';

export interface OtherMatchesProps {
  resource: Resource;
  filter: TableFilter;
  /** The table lists drafts, so the published items are searched. */
  drafts: boolean;
}

/** Links to matches of the search in the other list: drafts or published items. */
export function OtherMatches({ resource, filter, drafts }: OtherMatchesProps) {
  const Matches = drafts ? PublishedMatches : DraftMatches;
  return (
    <div role="status">
      {resource.drafts && filter.search && (
        <Matches resource={resource} filter={{ ...filter, page: 1 }} />
      )}
    </div>
  );
}

type Asked = Omit<OtherMatchesProps, 'drafts'>;

const DraftMatches = (asked: Asked) => (
  <Found of="drafts" {...asked} total={useDraftRows(asked.resource, asked.filter).data?.total} />
);

const PublishedMatches = (asked: Asked) => (
  <Found of="list" {...asked} total={useEntityList(asked.resource, asked.filter).data?.total} />
);

interface FoundProps extends Asked {
  of: 'drafts' | 'list';
  total: number | undefined;
}

function Found({ of, resource, filter, total }: FoundProps) {
  const t = useText();
  const { locale } = useLanguage();
  if (!total) return null;
  const key = of === 'drafts' ? 'draftsMatch' : 'publishedMatch';
  return (
    <p className={styles.found}>
      <Link to={`${pathsOf(resource)[of]}?${new URLSearchParams({ search: filter.search })}`}>
        {t(`dashboard.drafts.${key}`, { count: total, number: total.toLocaleString(locale) })}
      </Link>
    </p>
  );
}

import { Link, useLanguage, useText } from '@manjara/platform';
import { pathsOf, type Resource } from './define-resource';
import styles from './OtherMatches.module.css';
import type { TableFilter } from './table';
import { useDraftRows } from './useDrafts';
import { useEntityList } from './useEntityList';

export interface OtherMatchesProps {
  resource: Resource;
  filter: TableFilter;
  /** What is shown is drafts, so that it is said what is found among what is published. */
  drafts: boolean;
}

/** Says that a search would find something among the drafts, or among what is published. */
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

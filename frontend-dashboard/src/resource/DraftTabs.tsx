import { type Status, STATUSES } from '@manjara/contracts';
import { Link, useLanguage, useText } from '@manjara/platform';
import { pathsOf, type Resource } from './define-resource';
import styles from './DraftTabs.module.css';
import { useEntityCount } from './useEntityList';

export interface DraftTabsProps {
  resource: Resource;
  current: Status;
}

/** Links to the published items and to the drafts. */
export function DraftTabs({ resource, current }: DraftTabsProps) {
  const t = useText();
  const { locale } = useLanguage();
  const count = useEntityCount(resource, 'draft') ?? 0;
  if (count === 0 && current === 'published') return null;
  const labels = {
    published: t('dashboard.drafts.publishedTab'),
    draft: t('dashboard.drafts.draftsTab', { number: count.toLocaleString(locale) }),
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

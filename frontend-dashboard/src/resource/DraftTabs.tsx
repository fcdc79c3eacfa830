import { Link, useLanguage, useText } from '@manjara/platform';
import { pathsOf, type Resource } from './define-resource';
import styles from './DraftTabs.module.css';
import { useDraftList } from './useDrafts';

export interface DraftTabsProps {
  resource: Resource;
  current: 'published' | 'drafts';
}

/** Leads from what is published to the drafts, and back; without drafts there is no choice. */
export function DraftTabs({ resource, current }: DraftTabsProps) {
  const t = useText();
  const { locale } = useLanguage();
  const count = useDraftList(resource).data?.length ?? 0;
  const paths = pathsOf(resource);
  if (!resource.drafts || (count === 0 && current === 'published')) return null;
  const tabs = [
    { key: 'published', to: paths.list, label: t('dashboard.drafts.publishedTab') },
    {
      key: 'drafts',
      to: paths.drafts,
      label: t('dashboard.drafts.draftsTab', { number: count.toLocaleString(locale) }),
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('dashboard.drafts.tabs')}>
      {tabs.map(({ key, to, label }) => (
        <Link
          key={key}
          to={to}
          className={styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

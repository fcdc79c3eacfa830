import { Link, useLanguage, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import { useUnreadCounts } from '../../../api/get-unread-counts';
import { RESOURCES, type ResourceName } from '../../../resource/registry';
import { useEntityCount } from '../../../resource/useEntityList';
import { useUndescribed } from '../api/overview';
import styles from './WaitingList.module.css';

interface Waiting {
  key:
    | 'messages'
    | 'jobs'
    | 'projectDrafts'
    | 'productDrafts'
    | 'reviewDrafts'
    | 'homePictures'
    | 'aboutPictures';
  icon: IconName;
  to: string;
  /** Undefined while it is not known. */
  count: number | undefined;
}

const resourceOf = (name: ResourceName) => RESOURCES.find((one) => one.name === name)!;

const useDraftCount = (name: ResourceName) => useEntityCount(resourceOf(name), 'draft');

/** What the owner may want to do next; where nothing waits, it says so. */
export function WaitingList() {
  const t = useText();
  const { locale } = useLanguage();
  const unread = useUnreadCounts();
  const all: Waiting[] = [
    { key: 'messages', icon: 'message', to: 'messages', count: unread.messages },
    { key: 'jobs', icon: 'briefcase', to: 'jobs', count: unread.jobs },
    {
      key: 'projectDrafts',
      icon: 'building',
      to: 'projects/drafts',
      count: useDraftCount('projects'),
    },
    {
      key: 'productDrafts',
      icon: 'package',
      to: 'products/drafts',
      count: useDraftCount('products'),
    },
    {
      key: 'reviewDrafts',
      icon: 'star',
      to: 'reviews/drafts',
      count: useDraftCount('reviews'),
    },
    { key: 'homePictures', icon: 'image', to: 'content/home', count: useUndescribed('home').data },
    {
      key: 'aboutPictures',
      icon: 'image',
      to: 'content/about',
      count: useUndescribed('about').data,
    },
  ];
  const waiting = all.filter(({ count }) => count);
  if (waiting.length === 0) {
    const known = all.every(({ count }) => count !== undefined);
    return <p className={styles.nothing}>{known && t('dashboard.overview.nothingWaits')}</p>;
  }
  return (
    <ul className={styles.list}>
      {waiting.map(({ key, icon, to, count = 0 }) => (
        <li key={key}>
          <Link to={`/dashboard/${to}`} className={styles.item}>
            <Icon name={icon} />
            <span>
              {t(`dashboard.overview.${key}`, { count, number: count.toLocaleString(locale) })}
            </span>
            <Icon name="chevron-end" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

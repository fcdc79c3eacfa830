import { Link, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import { useRole } from '../../api/role';
import { useQuery } from '@tanstack/react-query';
import { useUnreadCounts } from '../../api/inbox/get-unread-counts';
import { folderQuery, type Inbox } from '../../api/inbox/inbox';
import { useCounted } from '../../format/useCounted';
import { RESOURCES } from '../../content/registry';
import type { ResourceName } from '../../api/query-keys';
import { useEntityCount } from '../../resource/useEntityList';
import { useUndescribed } from './overview';
import styles from './WaitingList.module.css';

const useDraftCount = (name: ResourceName) =>
  useEntityCount(
    RESOURCES.find((resource) => resource.name === name)!,
    'draft',
  );

const useInWorkCount = (inbox: Inbox) =>
  useQuery({ ...folderQuery(inbox, 'in_work'), enabled: useRole() === 'owner' }).data;

/** Links to open tasks, e.g. unread messages and drafts; shows a text when all are done. */
export function WaitingList() {
  const t = useText();
  const counted = useCounted();
  const unread = useUnreadCounts();
  // Editors have no inbox.
  const none = useRole() === 'editor' ? 0 : undefined;
  const all = [
    ['messages', 'message', 'messages', unread.messages ?? none],
    ['jobs', 'briefcase', 'jobs', unread.jobs ?? none],
    ['messagesInWork', 'message', 'messages?folder=in_work', useInWorkCount('messages') ?? none],
    ['jobsInWork', 'briefcase', 'jobs?folder=in_work', useInWorkCount('jobs') ?? none],
    ['projectDrafts', 'building', 'projects/drafts', useDraftCount('projects')],
    ['productDrafts', 'package', 'products/drafts', useDraftCount('products')],
    ['reviewDrafts', 'star', 'reviews/drafts', useDraftCount('reviews')],
    ['homePictures', 'image', 'content/home', useUndescribed('home').data],
    ['aboutPictures', 'image', 'content/about', useUndescribed('about').data],
  ] as const satisfies readonly (readonly [string, IconName, string, number | undefined])[];
  const waiting = all.filter(([, , , count]) => count);
  if (waiting.length === 0) {
    const known = all.every(([, , , count]) => count !== undefined);
    return <p className={styles.nothing}>{known && t('dashboard.overview.nothingWaits')}</p>;
  }
  return (
    <ul className={styles.list}>
      {waiting.map(([key, icon, to, count = 0]) => (
        <li key={key}>
          <Link to={`/dashboard/${to}`} className={styles.item}>
            <Icon name={icon} />
            <span>{t(`dashboard.overview.${key}`, counted(count))}</span>
            <Icon name="chevron-end" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Link, useLanguage, useText } from '@manjara/platform';
import { useQueries } from '@tanstack/react-query';
import {
  type Folder,
  folderQuery,
  FOLDERS,
  INBOX_INTERVAL,
  type Inbox,
} from '../../api/inbox/inbox';
import styles from './FolderTabs.module.css';

export interface FolderTabsProps {
  inbox: Inbox;
  /** Absent: all. */
  current: Folder | undefined;
  hrefOf: (folder: Folder | undefined) => string;
}

/** Numbers of items by folder; absent until loaded. */
function useFolderCounts(inbox: Inbox): Partial<Record<Folder, number>> {
  const counts = useQueries({
    queries: FOLDERS.map((folder) => ({
      ...folderQuery(inbox, folder),
      refetchInterval: INBOX_INTERVAL,
    })),
  });
  return Object.fromEntries(FOLDERS.map((folder, index) => [folder, counts[index]?.data]));
}

/** Links to the folders new, in work, done and spam, each with its count. */
export function FolderTabs({ inbox, current, hrefOf }: FolderTabsProps) {
  const t = useText();
  const { locale } = useLanguage();
  const counts = useFolderCounts(inbox);
  const { new: fresh, in_work: inWork, done } = counts;
  const isKnown = fresh !== undefined && inWork !== undefined && done !== undefined;
  const all = isKnown ? fresh + inWork + done : undefined;
  return (
    <nav className={styles.folders} aria-label={t('dashboard.inbox.folders.label')}>
      {[undefined, ...FOLDERS].map((folder) => {
        const count = folder ? counts[folder] : all;
        return (
          <Link
            key={folder ?? 'all'}
            to={hrefOf(folder)}
            className={styles.folder}
            aria-current={folder === current ? 'page' : undefined}
          >
            {t(`dashboard.inbox.folders.${folder ?? 'all'}`)}
            {Boolean(count) && (
              <span className={styles.count}>{count?.toLocaleString(locale)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

import { Link, NavLink, useLocation, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useUnreadCounts } from '../../../api/get-unread-counts';
import { isResourceName } from '../../../resource/registry';
import { NAVIGATION, type NavigationItem } from '../hooks/navigation';
import styles from './NavigationList.module.css';
import { UnreadBadge } from './UnreadBadge';

/** The links to all screens, grouped; used by the sidebar and by the phone's drawer. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  return (
    <div className={styles.groups}>
      {NAVIGATION.map((group) => (
        <section key={group.key} aria-labelledby={`nav-${group.key}`}>
          <h2 id={`nav-${group.key}`} className={styles.heading}>
            {t(`dashboard.shell.groups.${group.key}`)}
          </h2>
          <ul className={styles.list}>
            {group.items.map((item) => (
              <Item key={item.key} item={item} onNavigate={onNavigate} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({ item, onNavigate }: { item: NavigationItem; onNavigate?: () => void }) {
  const t = useText();
  const unread = useUnreadCounts();
  const { pathname } = useLocation();
  const { key } = item;
  const editing = item.edit && pathname.startsWith(`/dashboard/${item.edit}/`);
  const Way = editing ? Link : NavLink;
  const name = isResourceName(key)
    ? t(`dashboard.${key}.title`)
    : t(`dashboard.shell.links.${key}`);
  return (
    <li className={styles.item}>
      <Way
        to={`/dashboard/${item.path}`}
        className={styles.link}
        onClick={onNavigate}
        aria-current={editing ? 'true' : undefined}
      >
        <Icon name={item.icon} />
        <span className={styles.name}>{name}</span>
        {item.unread && <UnreadBadge count={unread[item.unread]} />}
      </Way>
      {item.add && isResourceName(key) && (
        <NavLink
          to={`/dashboard/${item.add}`}
          className={styles.add}
          aria-label={t(`dashboard.${key}.addTitle`)}
          title={t(`dashboard.${key}.addTitle`)}
          onClick={onNavigate}
        >
          <Icon name="plus" size={18} />
        </NavLink>
      )}
    </li>
  );
}

/** Back to the public site. */
export function SiteLink({ className }: { className?: string }) {
  const t = useText();
  return (
    <Link to="/" className={className}>
      <Icon name="external" />
      <span>{t('dashboard.shell.viewSite')}</span>
    </Link>
  );
}

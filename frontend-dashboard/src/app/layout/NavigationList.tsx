import { Link, NavLink, useLocation, useText } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import type { Inbox } from '../../api/inbox/inbox';
import { useRole } from '../../api/role';
import {
  type ContentName,
  isContentName,
  isResourceName,
  LIST_SCREENS,
  RESOURCES,
} from '../../content/registry';
import type texts from '../locales/en.json';
import styles from './NavigationList.module.css';
import { UnreadBadge } from './UnreadBadge';

export interface NavigationItem {
  /** Of its label; content is named by its own texts. */
  key: keyof (typeof texts)['links'] | ContentName;
  /** Relative to /dashboard. */
  path: string;
  icon: IconName;
  /** The screen that adds an item. */
  add?: string;
  /** The screens that edit an item; the link is marked there, too. */
  edit?: string;
  /** Editors do not see it. */
  ownerOnly?: true;
  /** Whose unread items are counted beside it. */
  unread?: Inbox;
}

interface NavigationGroup {
  key: keyof (typeof texts)['groups'];
  items: readonly NavigationItem[];
}

/** Every screen of the dashboard, as the sidebar lists them: those of spec §2, and further ones. */
const NAVIGATION: readonly NavigationGroup[] = [
  { key: 'today', items: [{ key: 'overview', path: 'overview', icon: 'dashboard' }] },
  {
    key: 'portfolio',
    items: [
      ...RESOURCES.map(({ name, singular, icon }) => ({
        key: name,
        path: name,
        icon,
        add: `add-${singular}`,
        edit: `edit-${singular}`,
      })),
      ...LIST_SCREENS.map(({ name, path, icon }) => ({ key: name, path, icon })),
    ],
  },
  {
    key: 'inbox',
    items: [
      { key: 'messages', path: 'messages', icon: 'message', unread: 'messages', ownerOnly: true },
      { key: 'jobs', path: 'jobs', icon: 'briefcase', unread: 'jobs', ownerOnly: true },
      { key: 'personalData', path: 'personal-data', icon: 'users', ownerOnly: true },
    ],
  },
  {
    key: 'pages',
    items: [
      { key: 'home', path: 'content/home', icon: 'home' },
      { key: 'about', path: 'content/about', icon: 'book' },
      { key: 'contactJoin', path: 'content/contact-join', icon: 'phone' },
      { key: 'pageMetadata', path: 'search-appearance', icon: 'globe' },
      { key: 'siteSettings', path: 'site-settings', icon: 'settings', ownerOnly: true },
    ],
  },
  { key: 'deleted', items: [{ key: 'trash', path: 'trash', icon: 'trash' }] },
  {
    key: 'account',
    items: [
      { key: 'profile', path: 'profile', icon: 'user' },
      { key: 'people', path: 'people', icon: 'user-plus', ownerOnly: true },
      { key: 'backups', path: 'backups', icon: 'save', ownerOnly: true },
      { key: 'activity', path: 'activity', icon: 'clock' },
    ],
  },
];

/** The screens of who is signed in; those of owners, too, until the role is known. */
export function useNavigation(): NavigationGroup[] {
  const role = useRole();
  return NAVIGATION.map(({ key, items }) => ({
    key,
    items: items.filter(({ ownerOnly }) => !ownerOnly || role !== 'editor'),
  })).filter(({ items }) => items.length > 0);
}

/** Names a screen as its link does. */
export function useScreenName() {
  const t = useText();
  return (key: NavigationItem['key']): string =>
    isContentName(key) ? t(`dashboard.${key}.title`) : t(`dashboard.app.links.${key}`);
}

/** The links to all screens, grouped; used by the sidebar and by the phone's drawer. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  const role = useRole();
  const groups = useNavigation();
  return (
    // Until the role is known, the links of owners keep their room and cannot be seen.
    <div className={styles.groups} data-waiting={role === undefined || undefined}>
      {groups.map((group) => (
        <section
          key={group.key}
          aria-labelledby={`nav-${group.key}`}
          data-owner-only={group.items.every(({ ownerOnly }) => ownerOnly) || undefined}
        >
          <h2 id={`nav-${group.key}`} className={styles.heading}>
            {t(`dashboard.app.groups.${group.key}`)}
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
  const { pathname } = useLocation();
  const { key } = item;
  const editing = item.edit && pathname.startsWith(`/dashboard/${item.edit}/`);
  const Anchor = editing ? Link : NavLink;
  const name = useScreenName()(key);
  return (
    <li className={styles.item} data-owner-only={item.ownerOnly}>
      <Anchor
        to={`/dashboard/${item.path}`}
        className={styles.link}
        onClick={onNavigate}
        aria-current={editing ? 'true' : undefined}
      >
        <Icon name={item.icon} />
        <span className={styles.name}>{name}</span>
        {item.unread && <UnreadBadge inbox={item.unread} />}
      </Anchor>
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
      <span>{t('dashboard.app.viewSite')}</span>
    </Link>
  );
}

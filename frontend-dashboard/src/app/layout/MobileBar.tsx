import { NavLink, useText } from '@manjara/platform';
import { Dialog, Icon } from '@manjara/ui';
import { useState } from 'react';
import { useRole } from '../../api/role';
import styles from './MobileBar.module.css';
import { NavigationList, SiteLink } from './NavigationList';
import { UnreadBadge } from './UnreadBadge';

const PROJECTS = [
  { path: 'projects', icon: 'building', text: 'dashboard.projects.title', unread: null },
  { path: 'add-project', icon: 'plus', text: 'dashboard.app.addShort', unread: null },
] as const;

/** The screens that are used most. */
const SHORTCUTS = {
  owner: [
    ...PROJECTS,
    { path: 'messages', icon: 'message', text: 'dashboard.app.links.messages', unread: 'messages' },
    { path: 'jobs', icon: 'briefcase', text: 'dashboard.app.jobsShort', unread: 'jobs' },
  ],
  editor: [
    ...PROJECTS,
    { path: 'products', icon: 'package', text: 'dashboard.products.title', unread: null },
    { path: 'content/home', icon: 'home', text: 'dashboard.app.links.home', unread: null },
  ],
} as const;

/** On phones: shortcuts at the bottom of the window, and a drawer with all links. */
export function MobileBar() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const role = useRole();
  const close = () => setOpen(false);
  return (
    <>
      <nav className={styles.bar} aria-label={t('dashboard.app.shortcuts')}>
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={22} />
          <span>{t('dashboard.app.menu')}</span>
        </button>
        {(role ? SHORTCUTS[role] : PROJECTS).map(({ path, icon, text, unread }) => (
          <NavLink key={path} to={`/dashboard/${path}`} className={styles.item}>
            <Icon name={icon} size={22} />
            <span>{t(text)}</span>
            {unread && (
              <span className={styles.badge}>
                <UnreadBadge inbox={unread} />
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <Dialog open={open} onClose={close} title={t('dashboard.app.menu')} className={styles.drawer}>
        <nav aria-label={t('dashboard.app.navigation')}>
          <NavigationList onNavigate={close} />
        </nav>
        <SiteLink className={styles.site} />
      </Dialog>
    </>
  );
}

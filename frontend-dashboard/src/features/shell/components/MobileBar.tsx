import { NavLink, useText } from '@manjara/platform';
import { Dialog, Icon } from '@manjara/ui';
import { useState } from 'react';
import { useUnreadCounts } from '../../../api/get-unread-counts';
import styles from './MobileBar.module.css';
import { NavigationList, SiteLink } from './NavigationList';
import { UnreadBadge } from './UnreadBadge';

/** On phones: the way to every screen at the thumb's place, and the drawer with all links. */
export function MobileBar() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const unread = useUnreadCounts();
  const close = () => setOpen(false);
  return (
    <>
      <nav className={styles.bar} aria-label={t('dashboard.shell.shortcuts')}>
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={22} />
          <span>{t('dashboard.shell.menu')}</span>
        </button>
        <NavLink to="/dashboard/projects" className={styles.item}>
          <Icon name="building" size={22} />
          <span>{t('dashboard.projects.title')}</span>
        </NavLink>
        <NavLink to="/dashboard/add-project" className={styles.item}>
          <Icon name="plus" size={22} />
          <span>{t('dashboard.shell.addShort')}</span>
        </NavLink>
        <NavLink to="/dashboard/messages" className={styles.item}>
          <Icon name="message" size={22} />
          <span>{t('dashboard.shell.links.messages')}</span>
          <span className={styles.badge}>
            <UnreadBadge count={unread.messages} />
          </span>
        </NavLink>
        <NavLink to="/dashboard/jobs" className={styles.item}>
          <Icon name="briefcase" size={22} />
          <span>{t('dashboard.shell.jobsShort')}</span>
          <span className={styles.badge}>
            <UnreadBadge count={unread.jobs} />
          </span>
        </NavLink>
      </nav>
      <Dialog
        open={open}
        onClose={close}
        title={t('dashboard.shell.menu')}
        className={styles.drawer}
      >
        <nav aria-label={t('dashboard.shell.navigation')}>
          <NavigationList onNavigate={close} />
        </nav>
        <SiteLink className={styles.site} />
      </Dialog>
    </>
  );
}

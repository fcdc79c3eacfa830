import { Link, Outlet, useLocation, useText } from '@manjara/platform';
import { Icon, Logo, useOnline } from '@manjara/ui';
import { Suspense } from 'react';
import { useInboxPolling } from '../../api/inbox/get-unread-counts';
import { ArrivingScreen } from '../../page/PageSkeleton';
import { UndoBar } from './UndoBar';
import { useSaveShortcut } from '../../forms/save-shortcut';
import { UnsavedChanges } from '../../forms/UnsavedChanges';
import styles from './DashboardLayout.module.css';
import { MobileBar } from './MobileBar';
import { NavigationList } from './NavigationList';
import { TopBar } from './TopBar';
import { useRenewDevice } from './useRenewDevice';

/** The frame of every screen behind the sign-in. */
export default function DashboardLayout() {
  const t = useText();
  const { pathname } = useLocation();
  useInboxPolling();
  useSaveShortcut();
  useRenewDevice();
  return (
    <>
      <UnsavedChanges />
      <div className={styles.frame}>
        <a className={styles.skip} href="#screen">
          {t('dashboard.app.skip')}
        </a>
        <nav className={styles.sidebar} aria-label={t('dashboard.app.navigation')}>
          <Link
            to="/dashboard/projects"
            className={styles.logo}
            aria-label={t('dashboard.app.start')}
          >
            <Logo />
          </Link>
          <NavigationList />
        </nav>
        <div className={styles.column}>
          <TopBar />
          <OfflineNotice />
          <UndoBar />
          <div id="screen" className={styles.screen} tabIndex={-1}>
            <Suspense key={pathname} fallback={<ArrivingScreen />}>
              <Outlet />
            </Suspense>
          </div>
        </div>
        <MobileBar />
      </div>
    </>
  );
}

/** Says below the header, which it must not move, that there is no connection. */
function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status" className={styles.offline}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} /> {t('dashboard.app.offline')}
        </p>
      )}
    </div>
  );
}

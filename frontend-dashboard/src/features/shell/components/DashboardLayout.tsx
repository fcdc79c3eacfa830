import { Outlet, useLocation, useText } from '@manjara/platform';
import { Suspense } from 'react';
import { ArrivingScreen } from '../../../components/PageSkeleton';
import { ScreenBoundary } from '../../../components/ScreenBoundary';
import { UndoBar } from '../../../components/UndoBar';
import { UnsavedChanges } from '../../../components/UnsavedChanges';
import { useInboxPolling } from '../../../api/get-unread-counts';
import styles from './DashboardLayout.module.css';
import { MobileBar } from './MobileBar';
import { OfflineNotice } from './OfflineNotice';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** The frame of every screen behind the sign-in. */
export function DashboardLayout() {
  const t = useText();
  const { pathname } = useLocation();
  useInboxPolling();
  return (
    <UnsavedChanges>
      <div className={styles.frame}>
        <a className={styles.skip} href="#screen">
          {t('dashboard.shell.skip')}
        </a>
        <Sidebar />
        <div className={styles.column}>
          <TopBar />
          <OfflineNotice />
          <UndoBar />
          <div id="screen" className={styles.screen} tabIndex={-1}>
            <ScreenBoundary key={pathname}>
              <Suspense fallback={<ArrivingScreen />}>
                <Outlet />
              </Suspense>
            </ScreenBoundary>
          </div>
        </div>
        <MobileBar />
      </div>
    </UnsavedChanges>
  );
}

import { isDashboard } from '@manjara/contracts';
import { Link, Outlet, useLocation, useText, useToken } from '@manjara/platform';
import { lazy, Suspense } from 'react';
import { CompanyData } from './CompanyData';
import { FloatingControls } from './floating/FloatingControls';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './Layout.module.css';
import { OfflineNotice } from './states/OfflineNotice';
import { RouteProgress } from './states/RouteProgress';

const EditLink = lazy(() => import(/* webpackChunkName: "edit-link" */ './edit/EditLink'));

/**
 * The frame of every page. Dashboard paths have no header and no floating controls; every page has
 * the footer (spec §2).
 */
export function Layout() {
  const t = useText();
  const { pathname } = useLocation();
  const dashboard = isDashboard(pathname);
  // Null on the server and while hydrating.
  const token = useToken();
  // Dashboard screens show the notice below their own header; the sign-in page has no header.
  const notice = !dashboard || pathname.startsWith('/dashboard/login');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('shell.skipLink')}
      </a>
      <RouteProgress />
      {!dashboard && <Header />}
      {notice && <OfflineNotice />}
      <main
        id="content"
        tabIndex={-1}
        className={styles.main}
        data-scheme={dashboard ? 'system' : undefined}
      >
        <Outlet />
      </main>
      {dashboard ? (
        <footer className={styles.footer}>
          <Link to="/">{t('shell.logoLabel')}</Link>
        </footer>
      ) : (
        <Footer />
      )}
      <link rel="manifest" href={dashboard ? '/dashboard.webmanifest' : '/manifest.webmanifest'} />
      {dashboard ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <>
          <FloatingControls />
          <CompanyData />
          {token && (
            <Suspense>
              <EditLink />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

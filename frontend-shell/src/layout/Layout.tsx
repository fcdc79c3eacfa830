import { isDashboard } from '@manjara/contracts';
import { Outlet, useLocation, useText } from '@manjara/platform';
import { CompanyData } from './CompanyData';
import { FloatingControls } from './floating/FloatingControls';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './Layout.module.css';
import { OfflineNotice } from './states/OfflineNotice';
import { RouteProgress } from './states/RouteProgress';

/**
 * The frame of every page. Paths that begin with /dashboard have neither header nor floating
 * controls; the footer is always there (spec §2).
 */
export function Layout() {
  const t = useText();
  const { pathname } = useLocation();
  const dashboard = isDashboard(pathname);
  // The dashboard's screens have the notice below a header of their own; its sign-in has none.
  const notice = !dashboard || pathname.startsWith('/dashboard/login');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('shell.skipLink')}
      </a>
      <RouteProgress />
      {!dashboard && <Header />}
      {notice && <OfflineNotice />}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      {dashboard ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <>
          <FloatingControls />
          <CompanyData />
        </>
      )}
    </>
  );
}

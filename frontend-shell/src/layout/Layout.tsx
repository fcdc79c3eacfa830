import { Outlet, useLocation, useText } from '@manjara/platform';
import { CompanyData } from './CompanyData';
import { FloatingControls } from './floating/FloatingControls';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './Layout.module.css';
import { isDashboard } from './navigation';
import { OfflineNotice } from './states/OfflineNotice';
import { RouteProgress } from './states/RouteProgress';

/**
 * The frame of every page. Paths that begin with /dashboard have neither header nor floating
 * controls; the footer is always there (spec §2).
 */
export function Layout() {
  const t = useText();
  const dashboard = isDashboard(useLocation().pathname);
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('shell.skipLink')}
      </a>
      <RouteProgress />
      {!dashboard && <Header />}
      <OfflineNotice />
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

import { isDashboard } from '@manjara/contracts';
import { getToken, Link, Outlet, useLocation, useText } from '@manjara/platform';
import { deferred } from '@manjara/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FloatingControls } from './floating/FloatingControls';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './Layout.module.css';
import { OfflineNotice } from './states/OfflineNotice';
import { RouteProgress } from './states/RouteProgress';

const useCompanyData = deferred(() =>
  import(/* webpackChunkName: "layout" */ './CompanyData').then((it) => it.default),
);

/** Data for search engines; the browser needs its code only for another language. */
function CompanyData() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box} hidden {...useCompanyData(box, false, {})} />;
}

/**
 * The frame of every page. Dashboard paths have no header and no floating controls; every page has
 * the footer (spec §2).
 */
export function Layout() {
  const t = useText();
  const { pathname } = useLocation();
  const dashboard = isDashboard(pathname);
  const [editLink, setEditLink] = useState<ReactNode>();
  // Not `lazy`: a failed load must not replace the page.
  useEffect(() => {
    if (getToken())
      import(/* webpackChunkName: "extras" */ './edit/EditLink').then(
        (it) => setEditLink(it.default),
        () => {},
      );
  }, [dashboard]);
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
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {dashboard ? (
        <>
          <footer data-dark="">
            <Link to="/">{t('shell.logoLabel')}</Link>
          </footer>
          <meta name="robots" content="noindex, nofollow" />
        </>
      ) : (
        <>
          <Footer />
          <FloatingControls />
          <CompanyData />
          {editLink}
        </>
      )}
      <link rel="manifest" href={`/${dashboard ? 'dashboard' : 'manifest'}.webmanifest`} />
    </>
  );
}

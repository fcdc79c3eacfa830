import { Link, useText } from '@manjara/platform';
import { Logo } from '@manjara/ui';
import { NavigationList } from './NavigationList';
import styles from './Sidebar.module.css';

/** The column of links beside every screen, from tablets upward. */
export function Sidebar() {
  const t = useText();
  return (
    <nav className={styles.sidebar} aria-label={t('dashboard.shell.navigation')}>
      <Link
        to="/dashboard/projects"
        className={styles.logo}
        aria-label={t('dashboard.shell.start')}
      >
        <Logo />
      </Link>
      <NavigationList />
    </nav>
  );
}

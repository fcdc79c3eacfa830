import { Link, useNavigate, useText } from '@manjara/platform';
import { IconButton, LanguageSwitch, Logo, Skeleton } from '@manjara/ui';
import { useProfile } from '../../api/get-profile';
import { Avatar } from '../../pictures/Avatar';
import { SiteLink } from './NavigationList';
import { Notifications } from '../bell/Notifications';
import { SearchButton } from '../search/SearchButton';
import styles from './TopBar.module.css';

/** The header of the dashboard: who is signed in, the language, the way out (spec §2). */
export function TopBar() {
  const t = useText();
  const navigate = useNavigate();
  const { data: admin } = useProfile();
  return (
    <div className={styles.bar} role="group" aria-label={t('dashboard.app.header')}>
      <Link to="/dashboard/projects" className={styles.logo} aria-label={t('dashboard.app.start')}>
        <Logo mark />
      </Link>
      <SiteLink className={styles.site} />
      <span className={styles.space} />
      <SearchButton />
      <LanguageSwitch />
      <Notifications />
      <Link
        to="/dashboard/profile"
        className={styles.admin}
        // The name is not there yet; the link is.
        aria-label={admin ? undefined : t('dashboard.app.links.profile')}
      >
        <Avatar image={admin?.image} />
        <span className={styles.name}>
          {admin ? <bdi>{admin.name}</bdi> : <Skeleton className={styles.waiting} />}
        </span>
      </Link>
      <IconButton
        icon="log-out"
        label={t('dashboard.app.signOut')}
        title={t('dashboard.app.signOut')}
        onClick={() => navigate('/dashboard/login', { state: { signOut: true } })}
      />
    </div>
  );
}

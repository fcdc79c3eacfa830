import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import { useProfile } from '../../../api/get-profile';
import { PageHeading } from '../../../components/PageHeading';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { Panel } from '../../../components/Panel';
import { useProfileForm } from '../hooks/useProfileForm';
import { AvatarForm } from './AvatarForm';
import { ProfileForm } from './ProfileForm';
import styles from './ProfilePage.module.css';

/** Who is signed in: the picture shown in the header, the details, the password (spec §2). */
export function ProfilePage() {
  const t = useText();
  const { data, error, refetch } = useProfile();
  return (
    <>
      <PageHeading title={t('dashboard.profile.title')} />
      {data ? (
        <Profile admin={data} />
      ) : error ? (
        <ErrorState title={t('dashboard.profile.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function Profile({ admin }: { admin: AdminProfile }) {
  const t = useText();
  const profile = useProfileForm(admin);
  return (
    <div className={styles.page}>
      <Panel title={t('dashboard.profile.picture')}>
        <AvatarForm admin={admin} unsaved={profile.dirty} />
      </Panel>
      <ProfileForm profile={profile} email={admin.email} />
      <Panel title={t('dashboard.profile.visitors')}>
        <p className={styles.help}>{t('dashboard.profile.visitorsHelp')}</p>
        <div>
          <ButtonLink variant="secondary" icon="users" to="/dashboard/personal-data">
            {t('dashboard.profile.visitorsOpen')}
          </ButtonLink>
        </div>
      </Panel>
      <Panel title={t('dashboard.profile.activity')}>
        <p className={styles.help}>{t('dashboard.profile.activityHelp')}</p>
        <div>
          <ButtonLink variant="secondary" icon="clock" to="/dashboard/activity">
            {t('dashboard.profile.activityOpen')}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}

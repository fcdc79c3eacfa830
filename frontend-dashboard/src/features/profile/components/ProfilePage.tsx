import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ErrorState, TextField } from '@manjara/ui';
import { useProfile } from '../../../api/get-profile';
import { Notice } from '../../../components/Notice';
import { PageHeading } from '../../../components/PageHeading';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { Panel } from '../../../components/Panel';
import { AvatarForm } from './AvatarForm';
import styles from './ProfilePage.module.css';

/** Who is signed in, and the picture shown in the header (spec §2). */
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
  return (
    <div className={styles.page}>
      <Panel title={t('dashboard.profile.picture')}>
        <AvatarForm admin={admin} />
      </Panel>
      <Panel title={t('dashboard.profile.details')}>
        <div className={styles.fields}>
          <TextField label={t('dashboard.profile.name')} value={admin.name} readOnly />
          <TextField
            label={t('dashboard.profile.email')}
            hint={t('dashboard.profile.emailHint')}
            type="email"
            value={admin.email}
            readOnly
          />
          <TextField
            label={t('dashboard.profile.phone')}
            type="tel"
            placeholder={t('dashboard.profile.notGiven')}
            value={admin.phone}
            readOnly
          />
          <TextField
            label={t('dashboard.profile.location')}
            placeholder={t('dashboard.profile.notGiven')}
            value={admin.location}
            readOnly
          />
        </div>
        <Notice>{t('dashboard.profile.readOnly')}</Notice>
      </Panel>
    </div>
  );
}

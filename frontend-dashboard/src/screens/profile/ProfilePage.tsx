import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ButtonLink } from '@manjara/ui';
import { useProfile } from '../../api/get-profile';
import { Loaded } from '../../page/Loaded';
import { PageHeading } from '../../page/PageHeading';
import { PageSkeleton } from '../../page/PageSkeleton';
import { Panel } from '../../page/Panel';
import { AvatarForm } from './AvatarForm';
import { DevicesPanel } from './devices/DevicesPanel';
import { EmailPanel } from './EmailPanel';
import { NotificationsPanel } from './notifications/NotificationsPanel';
import { ProfileForm, useProfileForm } from './ProfileForm';
import layout from '../../page/layout.module.css';
import { SecondFactorPanel } from './second-factor/SecondFactorPanel';

/** Screens that are reached from the profile, too. */
const LINKS = [
  { name: 'people', icon: 'user-plus', to: '/dashboard/people', ownerOnly: true },
  { name: 'visitors', icon: 'users', to: '/dashboard/personal-data', ownerOnly: true },
  { name: 'activity', icon: 'clock', to: '/dashboard/activity', ownerOnly: false },
] as const;

/** Who is signed in: the picture shown in the header, the details, the password (spec §2). */
export default function ProfilePage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('dashboard.profile.title')} />
      <Loaded
        query={useProfile()}
        failed={t('dashboard.profile.loadFailed')}
        loading={<PageSkeleton />}
      >
        {(admin) => <Profile admin={admin} />}
      </Loaded>
    </>
  );
}

function Profile({ admin }: { admin: AdminProfile }) {
  const t = useText();
  const profile = useProfileForm(admin);
  return (
    <div className={layout.narrow}>
      <Panel title={t('dashboard.profile.picture')}>
        <AvatarForm admin={admin} unsaved={profile.dirty} />
      </Panel>
      <ProfileForm profile={profile} email={admin.email} />
      <EmailPanel email={admin.email} />
      <SecondFactorPanel secondFactor={admin.secondFactor} />
      <DevicesPanel />
      {admin.role === 'owner' && <NotificationsPanel email={admin.email} />}
      {LINKS.filter(({ ownerOnly }) => !ownerOnly || admin.role === 'owner').map(
        ({ name, icon, to }) => (
          <Panel key={name} title={t(`dashboard.profile.${name}`)}>
            <p className={layout.muted}>{t(`dashboard.profile.${name}Help`)}</p>
            <div>
              <ButtonLink variant="secondary" icon={icon} to={to}>
                {t(`dashboard.profile.${name}Open`)}
              </ButtonLink>
            </div>
          </Panel>
        ),
      )}
    </div>
  );
}

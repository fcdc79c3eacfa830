import type { AdminProfile, ProfileChange } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useMemo } from 'react';
import { getProfile } from '../../../api/get-profile';
import type { NewPasswordValues } from '../../../components/NewPasswordFields';
import { type SavedForm, useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { useUpdateProfile } from '../api/update-profile';

type Details = Pick<AdminProfile, 'name' | 'phone' | 'location'>;
export interface ProfileValues extends Details, NewPasswordValues {
  currentPassword: string;
}

const detailsOf = ({ name, phone, location }: Details): Details => ({ name, phone, location });

const read = (admin: AdminProfile): ProfileValues =>
  withTagOf(admin, { ...detailsOf(admin), currentPassword: '', password: '', confirmation: '' });

const toChange = ({ password, currentPassword, ...values }: ProfileValues): ProfileChange => ({
  ...detailsOf(values),
  ...(password && { password, currentPassword }),
});

/** The state of the profile's form and how it is saved (design §7.8). */
export function useProfileForm(admin: AdminProfile): SavedForm<ProfileValues> {
  const t = useText();
  const { mutateAsync } = useUpdateProfile();
  return useSavedForm<ProfileValues>({
    name: 'profile',
    initial: useMemo(() => read(admin), [admin]),
    stored: {
      reread: async () => read(await getProfile()),
      labels: {
        name: t('dashboard.profile.name'),
        phone: t('dashboard.profile.phone'),
        location: t('dashboard.profile.location'),
      },
    },
    save: async (values, _base, transfer) =>
      read(await mutateAsync({ change: toChange(values), transfer })),
    // Without a new password it is not sent, and browsers fill it in by themselves.
    passive: ['currentPassword'],
    // Passwords are never kept.
    drafted: detailsOf,
    texts: { pending: t('dashboard.profile.saving'), success: t('dashboard.profile.saved') },
  });
}

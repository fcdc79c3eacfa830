import { type AdminProfile, isPhone, LIMITS, type ProfileChange } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { PasswordField, TextField } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getProfile, profileQuery } from '../../api/get-profile';
import { FormFrame } from '../../forms/FormFrame';
import { NewPasswordFields, type NewPasswordValues } from '../../fields/NewPasswordFields';
import { Panel } from '../../page/Panel';
import { SaveBar } from '../../forms/SaveBar';
import { useFaultText } from '../../fields/useFaultText';
import { type SavedForm, useSavedForm } from '../../forms/useSavedForm';
import { withTagOf } from '../../api/etags';
import { fault } from '../../fields/fault';
import { textRules } from '../../fields/text-rules';
import { updateProfile } from './profile';
import layout from '../../page/layout.module.css';
import styles from './ProfilePage.module.css';

type Details = Pick<AdminProfile, 'name' | 'phone' | 'location'>;

interface ProfileValues extends Details, NewPasswordValues {
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
  const client = useQueryClient();
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
    async save(values, _base, transfer) {
      const saved = await updateProfile(toChange(values), transfer);
      client.setQueryData(profileQuery().queryKey, saved);
      return read(saved);
    },
    // Browsers fill it in by themselves; it is sent with a new password only.
    passive: ['currentPassword'],
    // Drafts hold no passwords.
    drafted: detailsOf,
    texts: { pending: t('dashboard.profile.saving'), success: t('dashboard.profile.saved') },
  });
}

export interface ProfileFormProps {
  profile: SavedForm<ProfileValues>;
  /** The address to sign in with; shown, never changed (spec §5). */
  email: string;
}

/** The admin's details and password. */
export function ProfileForm({ profile, email }: ProfileFormProps) {
  const t = useText();
  const { form } = profile;
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const faultText = useFaultText();
  return (
    <FormFrame
      state={profile}
      footer={<SaveBar submitLabel={t('dashboard.profile.save')} state={profile} />}
    >
      <Panel title={t('dashboard.profile.details')}>
        <div className={styles.fields}>
          <TextField
            label={t('dashboard.profile.name')}
            hint={t('dashboard.profile.nameHint')}
            autoComplete="name"
            required
            error={faultText(errors.name)}
            {...register('name', textRules(LIMITS.name))}
          />
          <TextField
            label={t('dashboard.profile.phone')}
            hint={t('dashboard.profile.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={faultText(errors.phone)}
            {...register('phone', {
              ...textRules(LIMITS.phone, false),
              validate: (value) =>
                !value.trim() || isPhone(value.trim()) || fault('dashboard.profile.badPhone'),
            })}
          />
          <TextField
            label={t('dashboard.profile.location')}
            hint={t('dashboard.profile.locationHint')}
            error={faultText(errors.location)}
            {...register('location', textRules(LIMITS.shortText, false))}
          />
          <TextField
            label={t('dashboard.profile.email')}
            hint={t('dashboard.profile.emailHint')}
            type="email"
            autoComplete="username"
            value={email}
            readOnly
          />
        </div>
      </Panel>
      <Panel title={t('dashboard.profile.password')}>
        <p className={layout.muted}>{t('dashboard.profile.passwordHelp')}</p>
        <div className={styles.fields}>
          <PasswordField
            label={t('dashboard.profile.currentPassword')}
            autoComplete="current-password"
            className={styles.current}
            error={faultText(errors.currentPassword)}
            {...register('currentPassword', {
              validate: (value) =>
                value !== '' || !getValues('password') || fault('dashboard.forms.required'),
            })}
          />
          <NewPasswordFields form={form} />
        </div>
      </Panel>
    </FormFrame>
  );
}

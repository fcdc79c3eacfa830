import type { AdminProfile, ProfileChange } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { NewPasswordValues } from '../../../components/NewPasswordFields';
import { useDraft } from '../../../hooks/useDraft';
import { fieldErrors } from '../../../lib/api/failure';
import { withToast } from '../../../lib/with-toast';
import { useUpdateProfile } from '../api/update-profile';

type Details = Pick<AdminProfile, 'name' | 'phone' | 'location'>;
export interface ProfileValues extends Details, NewPasswordValues {
  currentPassword: string;
}

const detailsOf = ({ name, phone, location }: Details): Details => ({ name, phone, location });

const valuesOf = (details: Details): ProfileValues => ({
  ...detailsOf(details),
  currentPassword: '',
  password: '',
  confirmation: '',
});

/** What the server may find wrong. */
const SENT = ['name', 'phone', 'location', 'currentPassword', 'password'] as const;

const toChange = ({ password, currentPassword, ...values }: ProfileValues): ProfileChange => ({
  ...detailsOf(values),
  ...(password && { password, currentPassword }),
});

/** The state of the profile's form and how it is saved (design §7.8). */
export function useProfileForm(admin: AdminProfile) {
  const t = useText();
  const { mutateAsync } = useUpdateProfile();
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(admin) });
  const { currentPassword: _, ...changed } = form.formState.dirtyFields;
  // The current password alone changes nothing, and browsers fill it in by themselves.
  const dirty = Object.values(changed).some(Boolean);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  // Passwords are not kept when the session ends.
  const draft = useDraft<Details>(
    'profile',
    () => dirty,
    () => detailsOf(form.getValues()),
  );
  useEffect(() => {
    if (draft) form.reset(valuesOf(draft), { keepDefaultValues: true });
  }, [draft, form]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    setBusy(true);
    const result = await withToast(() => mutateAsync(toChange(values)), {
      pending: t('dashboard.profile.saving'),
      success: t('dashboard.profile.saved'),
      failure: t('dashboard.errors.unexpected'),
    });
    setBusy(false);
    if (result.ok) form.reset(valuesOf(result.value));
    else setFailure(result.error);
  });

  // Once the fields are in use again, or the first faulty one could not take the focus.
  useEffect(() => {
    if (busy || !failure) return;
    fieldErrors(failure).forEach(({ field, message }, index) => {
      const name = SENT.find((sent) => sent === field);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [busy, failure, form]);

  return { form, submit, restored: draft !== undefined, busy, dirty };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;

import type { AdminProfile, ProfileChange } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { NewPasswordValues } from '../../../components/NewPasswordFields';
import { getProfile } from '../../../api/get-profile';
import { useConflict } from '../../../hooks/useConflict';
import { useDraft } from '../../../hooks/useDraft';
import { useReadAnew } from '../../../hooks/useReadAnew';
import { useSending } from '../../../hooks/useSending';
import { CHANGED_MEANWHILE, ifMatch, isOvertaken, withTagOf } from '../../../lib/api/etags';
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

const read = (admin: AdminProfile): ProfileValues => withTagOf(admin, valuesOf(admin));

/** The state of the profile's form and how it is saved (design §7.8). */
export function useProfileForm(admin: AdminProfile) {
  const t = useText();
  const { mutateAsync } = useUpdateProfile();
  const { send, ...sending } = useSending();
  const [saved, setSaved] = useState(() => read(admin));
  const form = useForm<ProfileValues>({ defaultValues: saved });
  const { currentPassword: _, ...changed } = form.formState.dirtyFields;
  // The current password alone changes nothing, and browsers fill it in by themselves.
  const dirty = Object.values(changed).some(Boolean);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const take = (values: ProfileValues): void => {
    setSaved(values);
    form.reset(values);
  };
  const conflict = useConflict<ProfileValues>(
    {
      reread: async () => read(await getProfile()),
      labels: {
        name: t('dashboard.profile.name'),
        phone: t('dashboard.profile.phone'),
        location: t('dashboard.profile.location'),
      },
    },
    (values, over) => {
      take(over);
      form.reset(values, { keepDefaultValues: true });
      void saveOver(values, over);
    },
    'form-profile',
  );
  const initial = useMemo(() => read(admin), [admin]);
  const untouched = !dirty && !busy && conflict.conflict === null;
  const beganWith = useReadAnew({
    initial,
    saved,
    untouched,
    take,
    toastId: 'form-profile',
  });

  const takeBase = (base: ProfileValues): void => {
    beganWith(base);
    take(base);
  };
  // Passwords are never kept.
  const restored = useDraft({ name: 'profile', form, dirty, saved, takeBase, kept: detailsOf });

  async function saveOver(values: ProfileValues, base: ProfileValues): Promise<void> {
    setFailure(null);
    setBusy(true);
    const result = await withToast(
      () =>
        send((transfer) =>
          mutateAsync({
            change: toChange(values),
            transfer: { ...transfer, headers: ifMatch(base) },
          }),
        ),
      {
        id: 'form-profile',
        pending: t('dashboard.profile.saving'),
        success: t('dashboard.profile.saved'),
        failure: t('dashboard.errors.unexpected'),
        cancelled: t('dashboard.sending.cancelled'),
        explained: CHANGED_MEANWHILE,
      },
    );
    if (!result.ok && isOvertaken(result.error)) {
      const over = await conflict.meet(result.error, values, base);
      setBusy(false);
      if (over) await saveOver(values, over);
      return;
    }
    setBusy(false);
    if (result.ok) take(read(result.value));
    else setFailure(result.error);
  }

  const submit = form.handleSubmit((values) => saveOver(values, saved));

  // Once the fields are in use again, or the first faulty one could not take the focus.
  useEffect(() => {
    if (busy || !failure) return;
    fieldErrors(failure).forEach(({ field, message }, index) => {
      const name = SENT.find((sent) => sent === field);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [busy, failure, form]);

  return {
    form,
    submit,
    restored,
    subject: 'profile' as const,
    sending,
    busy,
    dirty,
    conflict,
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;

import type { HomeContent } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../../hooks/useDraft';
import { useSending } from '../../../hooks/useSending';
import { fieldErrors } from '../../../lib/api/failure';
import { withToast } from '../../../lib/with-toast';
import { useSaveHomeContent } from '../api/save-home-content';
import { fieldFor, type HomeValues, toFormData, valuesOf } from './home-form';

/** The state of the home content's form and how it is saved (spec §4, §8). */
export function useHomeForm(content: HomeContent) {
  const t = useText();
  const { sent, send, cancel } = useSending();
  const { mutateAsync } = useSaveHomeContent();
  const [saved, setSaved] = useState(() => valuesOf(content));
  const form = useForm<HomeValues>({ defaultValues: saved });
  const { isDirty: dirty } = form.formState;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const draft = useDraft<HomeValues>('home-content', () => dirty, form.getValues);
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    // Not the form's own `isSubmitting`: that begins with the checks, whose focus needs the fields.
    setBusy(true);
    const body = toFormData(values, saved);
    const result = await withToast(() => send((transfer) => mutateAsync({ body, transfer })), {
      pending: t('dashboard.homeContent.saving'),
      success: t('dashboard.homeContent.saved'),
      failure: t('dashboard.errors.unexpected'),
      cancelled: t('dashboard.sending.cancelled'),
    });
    setBusy(false);
    if (result.ok) {
      const fresh = valuesOf(result.value);
      setSaved(fresh);
      form.reset(fresh);
    } else {
      setFailure(result.error);
    }
  });

  // Once the fields are in use again, or the first faulty one could not take the focus.
  useEffect(() => {
    if (busy || !failure) return;
    fieldErrors(failure).forEach(({ field, message }, index) => {
      const name = fieldFor(field);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [busy, failure, form]);

  return { form, submit, restored: draft !== undefined, sent, cancel, busy, dirty };
}

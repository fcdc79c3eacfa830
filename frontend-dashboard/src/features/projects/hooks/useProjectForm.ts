import { useText } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../../hooks/useDraft';
import { useSending } from '../../../hooks/useSending';
import { fieldErrors } from '../../../lib/api/failure';
import { withToast } from '../../../lib/with-toast';
import { useSaveProject } from '../api/save-project';
import { EMPTY_PROJECT, fieldFor, type ProjectValues, toFormData } from './project-form';

export interface ProjectFormOptions {
  /** Of the project that is edited; absent for a new one. */
  id?: string;
  /** What the server has; absent for a new project. */
  saved?: ProjectValues;
  texts: { pending: string; success: string };
  /** Called when the form is clean again, so that it may lead elsewhere without being asked. */
  onSaved: () => void;
}

/** The state of the project form and how it is saved (spec §4, §5, §8). */
export function useProjectForm({ id, saved, texts, onSaved }: ProjectFormOptions) {
  const t = useText();
  const { sent, send, cancel } = useSending();
  const { mutateAsync } = useSaveProject();
  const form = useForm<ProjectValues>({ defaultValues: saved ?? EMPTY_PROJECT });
  const { isDirty: dirty } = form.formState;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [saves, setSaves] = useState(0);

  const draft = useDraft<ProjectValues>(`project-${id ?? 'new'}`, () => dirty, form.getValues);
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    // Not the form's own `isSubmitting`: that begins with the checks, whose focus needs the fields.
    setBusy(true);
    const body = toFormData(values, saved);
    const result = await withToast(() => send((transfer) => mutateAsync({ id, body, transfer })), {
      ...texts,
      failure: t('dashboard.errors.unexpected'),
      cancelled: t('dashboard.sending.cancelled'),
    });
    setBusy(false);
    if (result.ok) {
      form.reset(saved ? values : EMPTY_PROJECT);
      setSaves((count) => count + 1);
    } else {
      setFailure(result.error);
    }
  });

  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (saves > 0) finish();
  }, [saves]);

  // Once the fields are in use again, or the first faulty one could not take the focus.
  useEffect(() => {
    if (busy || !failure) return;
    const known = fieldErrors(failure).flatMap(({ field, message }) => {
      const name = fieldFor(field);
      return name ? [{ name, message }] : [];
    });
    known.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  }, [busy, failure, form]);

  return { form, submit, restored: draft !== undefined, sent, cancel, busy, dirty };
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;

import { useText } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { fieldErrors } from '../lib/api/failure';
import { type ToastTexts, withToast } from '../lib/with-toast';
import { useDraft } from './useDraft';
import { type Transfer, useSending } from './useSending';

export interface SavedFormOptions<V extends FieldValues> {
  /** Under which a draft is kept. */
  name: string;
  /** What the form holds at first. */
  initial: V;
  /** Sends the values and answers what the form holds from then on. */
  save: (values: V, saved: V, transfer: Transfer) => Promise<V>;
  /** The form's field that a field of the API belongs to; the one of the same name by default. */
  fieldFor?: (apiField: string) => FieldPath<V> | null;
  texts: Pick<ToastTexts, 'pending' | 'success'> & Partial<ToastTexts>;
  /** Called when the values have been saved and the form is clean again, so that it may be left. */
  onSaved?: () => void;
}

/** The state of a form and how it is saved: its toasts, faults, progress and draft (spec §4, §8). */
export function useSavedForm<V extends FieldValues>(options: SavedFormOptions<V>) {
  const { name, initial, save, texts, onSaved } = options;
  const t = useText();
  const { sent, send, cancel } = useSending();
  const [saved, setSaved] = useState(initial);
  const form = useForm<V>({ defaultValues: saved as DefaultValues<V> });
  const { isDirty: dirty } = form.formState;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [saves, setSaves] = useState(0);

  const draft = useDraft<V>(name, () => dirty, form.getValues);
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    // Not the form's own `isSubmitting`: that begins with the checks, whose focus needs the fields.
    setBusy(true);
    const result = await withToast(() => send((transfer) => save(values, saved, transfer)), {
      failure: t('dashboard.errors.unexpected'),
      cancelled: t('dashboard.sending.cancelled'),
      ...texts,
    });
    setBusy(false);
    if (result.ok) {
      setSaved(result.value);
      form.reset(result.value);
      setSaves((count) => count + 1);
    } else {
      setFailure(result.error);
    }
  });

  const finish = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (saves > 0) finish();
  }, [saves]);

  const pathOf = useEffectEvent(options.fieldFor ?? sameField(initial));
  // Once the fields are in use again, or the first faulty one could not take the focus.
  useEffect(() => {
    if (busy || !failure) return;
    const known = fieldErrors(failure).flatMap(({ field, message }) => {
      const path = pathOf(field);
      return path ? [{ path, message }] : [];
    });
    known.forEach(({ path, message }, index) =>
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  }, [busy, failure, form]);

  return { form, submit, restored: draft !== undefined, sent, cancel, busy, dirty, failure };
}

const sameField =
  <V extends FieldValues>(values: V) =>
  (apiField: string): FieldPath<V> | null =>
    apiField in values ? (apiField as FieldPath<V>) : null;

export type SavedForm<V extends FieldValues> = ReturnType<typeof useSavedForm<V>>;

import { useText } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { SaveEntity } from '../lib/api/entities';
import { fieldErrors } from '../lib/api/failure';
import { fieldFinder } from '../lib/entity-form';
import { withToast } from '../lib/with-toast';
import { useDraft } from './useDraft';
import { useSending } from './useSending';

export interface EntityFormOptions<V> {
  /** The name under which a draft is kept. */
  kind: string;
  empty: V;
  toFormData: (values: V, saved?: V) => FormData;
  /** Of the entity that is edited; absent for a new one. */
  id?: string;
  /** What the server has; absent for a new entity. */
  saved?: V;
  save: (entity: SaveEntity) => Promise<unknown>;
  texts: { pending: string; success: string };
  /** Called when the form is clean again, so that it may lead elsewhere without being asked. */
  onSaved: () => void;
}

/** The state of a form that adds or edits an entity, and how it is saved (spec §4, §5, §8). */
export function useEntityForm<V extends FieldValues>(options: EntityFormOptions<V>) {
  const { kind, empty, toFormData, id, saved, save, texts, onSaved } = options;
  const t = useText();
  const { sent, send, cancel } = useSending();
  const form = useForm<V>({ defaultValues: (saved ?? empty) as DefaultValues<V> });
  const { isDirty: dirty } = form.formState;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [saves, setSaves] = useState(0);

  const draft = useDraft<V>(`${kind}-${id ?? 'new'}`, () => dirty, form.getValues);
  useEffect(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  }, [draft, form]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    // Not the form's own `isSubmitting`: that begins with the checks, whose focus needs the fields.
    setBusy(true);
    const body = toFormData(values, saved);
    const result = await withToast(() => send((transfer) => save({ id, body, transfer })), {
      ...texts,
      failure: t('dashboard.errors.unexpected'),
      cancelled: t('dashboard.sending.cancelled'),
    });
    setBusy(false);
    if (result.ok) {
      form.reset(saved ? values : empty);
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
  const showFaults = useEffectEvent((error: unknown) => {
    const fieldFor = fieldFinder(empty);
    const known = fieldErrors(error).flatMap(({ field, message }) => {
      const name = fieldFor(field);
      return name ? [{ name, message }] : [];
    });
    known.forEach(({ name, message }, index) =>
      form.setError(
        name as FieldPath<V>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      ),
    );
  });
  useEffect(() => {
    if (!busy && failure) showFaults(failure);
  }, [busy, failure]);

  return { form, submit, restored: draft !== undefined, sent, cancel, busy, dirty };
}

export type EntityFormState<V extends FieldValues> = ReturnType<typeof useEntityForm<V>>;

import { useMutation } from '@tanstack/react-query';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { useFailureText } from '../../api/useFailureText';
import { useServerFaults } from '../../forms/useServerFaults';
import { type ToastTexts, withToast } from '../../api/with-toast';

export interface AuthFormOptions<V extends FieldValues, T> {
  initial: V;
  send: (values: V) => Promise<T>;
  texts: Omit<ToastTexts, 'failure'>;
  /** The fields that show the server's errors. */
  serverFields?: readonly FieldPath<V>[];
  onSuccess: (result: T, values: V) => void;
  onFailure?: (error: unknown) => void;
}

/** The state of a form without a session: sends its values, with toasts (spec §8). */
export function useAuthForm<V extends FieldValues, T>(options: AuthFormOptions<V, T>) {
  const { initial, send, texts, serverFields = [], onSuccess, onFailure } = options;
  const failure = useFailureText();
  const form = useForm<V>({ defaultValues: initial as DefaultValues<V> });
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: send });
  useServerFaults(form, error, (field) => serverFields.find((name) => name === field) ?? null);

  const submit = form.handleSubmit(async (values) => {
    if (isPending) return;
    const result = await withToast(() => mutateAsync(values), { ...texts, failure });
    if (result.ok) onSuccess(result.value, values);
    else onFailure?.(result.error);
  });

  return { form, submit, busy: isPending, error };
}

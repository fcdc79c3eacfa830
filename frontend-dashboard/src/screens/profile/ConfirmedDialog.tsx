import { useText } from '@manjara/platform';
import { PasswordField } from '@manjara/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { fault } from '../../fields/fault';
import { useFaultText } from '../../fields/useFaultText';
import { useServerFaults } from '../../forms/useServerFaults';
import { FormDialog } from './FormDialog';

interface Confirmed extends FieldValues {
  currentPassword: string;
}

export interface ConfirmedDialogProps<V extends Confirmed, T> {
  title: string;
  text: string;
  submitLabel: string;
  initial: V;
  work: (values: V) => Promise<T>;
  onDone: (result: T) => void;
  onClose: () => void;
  danger?: boolean;
  /** Fields above the password. */
  fields?: (form: UseFormReturn<V>) => ReactNode;
}

/** Asks for the current password before a change of the account. */
export function ConfirmedDialog<V extends Confirmed, T>(props: ConfirmedDialogProps<V, T>) {
  const { text, initial, work, onDone, fields, ...dialog } = props;
  const t = useText();
  const faultText = useFaultText();
  const form = useForm<V>({ defaultValues: initial as DefaultValues<V> });
  const mutation = useMutation({ mutationFn: work, onSuccess: onDone });
  useServerFaults(form, mutation.error, (field) => (field in initial ? (field as Path<V>) : null));
  const password = 'currentPassword' as Path<V>;
  return (
    <FormDialog form={form} mutation={mutation} {...dialog}>
      <p>{text}</p>
      {fields?.(form)}
      <PasswordField
        label={t('dashboard.profile.currentPassword')}
        autoComplete="current-password"
        required
        data-autofocus={fields ? undefined : true}
        error={faultText(form.formState.errors.currentPassword as { message?: string })}
        {...form.register(password, { required: fault('dashboard.forms.required') })}
      />
    </FormDialog>
  );
}

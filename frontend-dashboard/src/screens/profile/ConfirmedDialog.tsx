import { useText } from '@manjara/platform';
import { Button, Dialog, PasswordField } from '@manjara/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldErrors, isSilent } from '../../api/failure';
import { useFailureText } from '../../api/useFailureText';
import { fault } from '../../fields/fault';
import { useFaultText } from '../../fields/useFaultText';
import { useServerFaults } from '../../forms/useServerFaults';
import { Notice } from '../../page/Notice';
import styles from './ProfilePage.module.css';

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
  const { title, text, submitLabel, initial, work, onDone, onClose, danger, fields } = props;
  const t = useText();
  const id = useId();
  const faultText = useFaultText();
  const failureText = useFailureText();
  const form = useForm<V>({ defaultValues: initial as DefaultValues<V> });
  const { mutate, isPending, error } = useMutation({ mutationFn: work, onSuccess: onDone });
  useServerFaults(form, error, (field) => (field in initial ? (field as Path<V>) : null));
  const password = 'currentPassword' as Path<V>;
  // A dialog covers toasts, so it shows the error itself.
  const failure = error && !isSilent(error) && fieldErrors(error).length === 0;
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={() => (isPending ? false : onClose())}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            if (!isPending) mutate(values);
          })(event)
        }
      >
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
        {failure && <Notice tone="error">{failureText(error)}</Notice>}
      </form>
    </Dialog>
  );
}

import { useText } from '@manjara/platform';
import { Button, Dialog } from '@manjara/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrors, isSilent } from '../../api/failure';
import { useFailureText } from '../../api/useFailureText';
import { Notice } from '../../page/Notice';
import layout from '../../page/layout.module.css';

export interface FormDialogProps<V extends FieldValues> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<V>;
  mutation: { mutate: (values: V) => void; isPending: boolean; error: Error | null };
  onClose: () => void;
  danger?: boolean;
  /** A press beside the dialog does not close it. */
  persistent?: boolean;
  children: ReactNode;
}

/** A dialog around a short form, which sends it once at a time. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { title, submitLabel, form, mutation, onClose, danger, persistent, children } = props;
  const { mutate, isPending, error } = mutation;
  const t = useText();
  const id = useId();
  const failureText = useFailureText();
  // A dialog covers toasts, so it shows the error itself.
  const failure = error && !isSilent(error) && fieldErrors(error).length === 0;
  return (
    <Dialog
      open
      persistent={persistent}
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
        className={layout.stack}
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            if (!isPending) mutate(values);
          })(event)
        }
      >
        {children}
        {failure && <Notice tone="error">{failureText(error)}</Notice>}
      </form>
    </Dialog>
  );
}

import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Field.module.css';

/** Common props of all fields, besides the native ones. */
export interface FieldProps {
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** Character counter below the control. */
  counter?: ReactNode;
  /** Error message; marks the field as invalid. */
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** Props of a field with a native control. */
export type ControlFieldProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>;

/** Props that connect a native control with its label, hint and error. */
interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Creates the ids of a field and the attributes of its control. */
export function useField(props: FieldProps & { id?: string; 'aria-describedby'?: string }) {
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = props.hint ? `${id}-hint` : undefined;
  const counterId = props.counter ? `${id}-counter` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  const control: ControlProps = {
    id,
    required: props.required,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby':
      [errorId, hintId, counterId, props['aria-describedby']].filter(Boolean).join(' ') ||
      undefined,
  };
  return { control, hintId, counterId, errorId };
}

export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    {' *'}
  </span>
);

export const FieldError = ({ id, children }: { id: string | undefined; children: ReactNode }) =>
  children ? (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  ) : null;

export function FieldFrame({
  field,
  parts,
  children,
}: {
  field: FieldProps;
  parts: ReturnType<typeof useField>;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.field, field.className)}>
      <label htmlFor={parts.control.id} className={styles.label}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      {field.hint && (
        <p id={parts.hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {children}
      {field.counter && (
        <p id={parts.counterId} className={styles.counter}>
          {field.counter}
        </p>
      )}
      <FieldError id={parts.errorId}>{field.error}</FieldError>
    </div>
  );
}
